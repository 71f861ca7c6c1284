// The list of questions with all their answers, saved at once; input is stored as a draft.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FaqEntry } from '#shared/contract/faq.ts';
import { faqRules } from '#shared/rules/faq.ts';
import { checkFields, parseOrder } from '#shared/rules/fields.ts';
import { readDraft } from '#web/client/draft-store.ts';
import { faqQuery, readFaq, storeFaq } from '#web/data/faq.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { byOrder, type EditedFaq, isFaqDraft, nextOrder, versionOf, withKeysOf, withMoved } from './faq-entries.ts';
import { type FaqErrors, FaqRow } from './faq-row.tsx';

export function FaqAdminPage() {
  const { t } = useTranslation('office-faq');
  const { data: entries, isFetchedAfterMount, isLoadingError, refetch } = useQuery({ ...faqQuery, staleTime: 0 });
  return (
    <OfficePage title={t('title')} read={{ isPending: !isFetchedAfterMount, isError: isLoadingError, refetch }}>
      {/* What was read on another page may be old, and the form keeps what it begins with. */}
      {entries && isFetchedAfterMount && <FaqForm stored={entries} />}
    </OfficePage>
  );
}

const DRAFT = 'faq';

const editedOf = ({ _id, question, answer, order }: FaqEntry): EditedFaq => ({
  key: _id,
  question,
  answer,
  order: String(order),
});

/** @param stored the list as it was read first */
function FaqForm({ stored }: { stored: readonly FaqEntry[] }) {
  const { t } = useTranslation('office-faq');
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(() => stored.map(editedOf));
  const [draft, setDraft] = useState(() => readDraft(DRAFT, isFaqDraft));
  const [storedVersion, setStoredVersion] = useState(() => versionOf(stored));
  const version = draft?.version ?? storedVersion;
  const [entries, setEntries] = useState(draft?.entries ?? saved);
  const [codes, setCodes] = useState<Record<string, FaqErrors>>({});
  /** The entry that was just added, opened and focused. */
  const [fresh, setFresh] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  /** How often other texts replaced those on screen: each time the editors begin anew. */
  const [replaced, setReplaced] = useState(0);
  const changed = JSON.stringify(entries) !== JSON.stringify(saved);
  useDraft(DRAFT, changed ? { version, entries } : null);
  const texts = ({ question, answer, order }: FaqErrors): FaqErrors => ({
    question: fieldErrorText(t, question),
    answer: fieldErrorText(t, answer),
    order: order && t('office:field.notANumber'),
  });
  const { save, ...saving } = useSave((refused) => {
    const codesAt = (index: number) => ({
      question: refused[`faqs.${index}.question`],
      answer: refused[`faqs.${index}.answer`],
      order: refused[`faqs.${index}.order`],
    });
    setCodes(Object.fromEntries(entries.map(({ key }, index) => [key, codesAt(index)])));
  });

  useEffect(() => {
    const wrong = Object.values(codes).some((one) => Object.values(one).some(Boolean));
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [codes]);

  const change = (key: string, part: Partial<EditedFaq>) =>
    setEntries((now) => now.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const add = () => {
    const key = `new-${made}-${Date.now()}`;
    setMade(made + 1);
    setEntries([...entries, { key, question: '', answer: '', order: nextOrder(entries) }]);
    setFresh(key);
  };
  const check = (): boolean => {
    const found = entries.map((entry) => [entry.key, checkFields(faqRules, entry)] as const);
    setCodes(Object.fromEntries(found));
    return found.every(([, wrong]) => Object.keys(wrong).length === 0);
  };
  /** Shows what is stored instead of what was typed. */
  const showStored = (now: EditedFaq[]) => {
    setDraft(null);
    setEntries(now);
    setReplaced(replaced + 1);
  };
  const store = async (base: number | undefined) => {
    const faqs = entries.map(({ question, answer, order }) => ({ question, answer, order: parseOrder(order) }));
    const read = await storeFaq({ faqs, version: base });
    const now = withKeysOf(entries, read.map(editedOf));
    setStoredVersion(versionOf(read));
    setSaved(now);
    setDraft(null);
    setEntries(now);
    notify('done', t('saved'));
  };
  const acceptStored = () =>
    save(async () => {
      const read = await readFaq();
      const now = read.map(editedOf);
      setStoredVersion(versionOf(read));
      setSaved(now);
      showStored(now);
    });

  return (
    <DraftedForm
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) save(() => store(version));
      }}
      changed={changed}
      saving={saving}
      draft={DRAFT}
      wide
      conflict={{ storedUrl: '/faq', onKeep: () => save(() => store(undefined)), onUseStored: acceptStored }}
      onDiscard={draft && (() => showStored(saved))}
    >
      <div inert={saving.busy}>
        <SortableList
          key={replaced}
          label={t('title')}
          items={entries}
          keyOf={({ key }) => key}
          nameOf={({ question, order }) => question || t('unnamed', { order })}
          onMove={(from, to) => setEntries(withMoved(entries, from, to))}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        >
          {(entry) => (
            <FaqRow
              entry={entry}
              errors={texts(codes[entry.key] ?? {})}
              isFresh={entry.key === fresh}
              onChange={(part) => change(entry.key, part)}
              onOrdered={() => setEntries(byOrder)}
              onRemove={() => setEntries(entries.filter(({ key }) => key !== entry.key))}
            />
          )}
        </SortableList>
      </div>
      <p>
        <Button kind="line" onClick={add}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      </p>
    </DraftedForm>
  );
}
