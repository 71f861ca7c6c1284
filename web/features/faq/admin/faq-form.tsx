// The list of questions with all their answers, saved at once; what is typed is kept as a draft.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqEntry } from '#shared/contract/content.ts';
import { request } from '#web/lib/api.ts';
import { readDraft, removeDraft, useDraft } from '#web/lib/use-draft.ts';
import { useSave } from '#web/lib/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftedForm } from '#web/ui/drafted-form.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { SortableList } from '#web/ui/sortable-list.tsx';
import { byOrder, type EditedFaq, isFaqDraft, isOrder, nextOrder, withMoved } from './faq-entries.ts';
import { type FaqErrors, FaqRow } from './faq-row.tsx';

const DRAFT = 'faq';

const editedOf = ({ _id, question, answer, order }: FaqEntry): EditedFaq => ({
  key: _id,
  question,
  answer,
  order: String(order),
});

interface FaqFormProps {
  entries: readonly FaqEntry[];
  /** Gets the list that stands there now, once nothing typed is left. */
  onSettled: (entries: FaqEntry[]) => void;
}

export function FaqForm({ entries: stored, onSettled }: FaqFormProps) {
  const { t } = useTranslation('faq-admin');
  const form = useRef<HTMLFormElement>(null);
  const [saved] = useState(() => stored.map(editedOf));
  const [draft, setDraft] = useState(() => readDraft(DRAFT, isFaqDraft));
  const over = draft?.over ?? saved.map(({ key }) => key);
  const [entries, setEntries] = useState(draft?.entries ?? saved);
  const [errors, setErrors] = useState<Record<string, FaqErrors>>({});
  /** The entry that was just added, opened and focused. */
  const [fresh, setFresh] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  const changed = JSON.stringify(entries) !== JSON.stringify(saved);
  useDraft(DRAFT, { over, entries }, changed);
  const { save, busy, failure, forget } = useSave((codes) =>
    setErrors(
      Object.fromEntries(
        entries.map(({ key }, index) => [
          key,
          {
            question: fieldErrorText(t, codes[`faqs.${index}.question`]),
            answer: fieldErrorText(t, codes[`faqs.${index}.answer`]),
            order: fieldErrorText(t, codes[`faqs.${index}.order`]),
          },
        ]),
      ),
    ),
  );

  useEffect(() => {
    const wrong = Object.values(errors).some((error) => Object.values(error).some(Boolean));
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const change = (key: string, part: Partial<EditedFaq>) =>
    setEntries((now) => now.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const add = () => {
    const key = `new-${made}-${Date.now()}`;
    setMade(made + 1);
    setEntries([...entries, { key, question: '', answer: '', order: nextOrder(entries) }]);
    setFresh(key);
  };
  const check = (): boolean => {
    const found = entries.map(({ key, question, order }): [string, FaqErrors] => [
      key,
      {
        question: question.trim() === '' ? t('common:field.required') : undefined,
        order: isOrder(order) ? undefined : t('office:field.notANumber'),
      },
    ]);
    setErrors(Object.fromEntries(found));
    return found.every(([, error]) => !error.question && !error.order);
  };
  const discard = () => {
    setDraft(null);
    setEntries(saved);
  };
  const settle = (standing: FaqEntry[]) => {
    removeDraft(DRAFT);
    onSettled(standing);
  };
  const store = async (replaces: string[]) => {
    const faqs = entries.map(({ question, answer, order }) => ({ question, answer, order: Number(order) }));
    settle(await request('PUT config/faq', { body: { faqs, replaces } }));
    notify('done', t('saved'));
  };
  const keepMine = () => save(async () => store((await request('GET config/faq')).map(({ _id }) => _id)));
  const takeTheirs = () => save(async () => settle(await request('GET config/faq')));

  return (
    <DraftedForm
      form={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) save(() => store(over));
      }}
      changed={changed}
      busy={busy}
      failure={failureText(t, failure)}
      drafted
      wide
      conflict={
        failure === 'CHANGED_MEANWHILE'
          ? { theirsAt: '/faq', onLater: forget, onKeepMine: keepMine, onTakeTheirs: takeTheirs }
          : null
      }
      onDiscard={draft && discard}
    >
      {entries.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <SortableList
          // The editors begin anew when a draft is thrown away.
          key={draft ? 'draft' : 'saved'}
          label={t('title')}
          items={entries}
          keyOf={({ key }) => key}
          nameOf={({ question, order }) => question || t('unnamed', { order })}
          onMove={(from, to) => setEntries(withMoved(entries, from, to))}
        >
          {(entry) => (
            <FaqRow
              entry={entry}
              errors={errors[entry.key] ?? {}}
              isFresh={entry.key === fresh}
              onChange={(part) => change(entry.key, part)}
              onOrdered={() => setEntries(byOrder)}
              onRemove={() => setEntries(entries.filter(({ key }) => key !== entry.key))}
            />
          )}
        </SortableList>
      )}
      <p>
        <Button kind="line" onClick={add}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      </p>
    </DraftedForm>
  );
}
