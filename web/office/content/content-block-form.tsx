// The form of a content block with its preview; input is stored as a draft.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { contentRules } from '#shared/rules/content.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { contentCalls } from '#web/data/content-blocks.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { type FieldErrors, useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { BlockFields } from './block-fields.tsx';
import { BlockPreview } from './block-preview.tsx';
import { type BlockValues, bodyOf, isBlockDraft, isEmptyBlock, previewOf, valuesOf } from './block-values.ts';
import styles from './content-admin.module.css';

/** Where a page is read; the goals are on every debrief sheet. */
const PAGES: Readonly<Record<ContentPageName, string>> = {
  home: '/',
  about: '/about',
  privacy: '/privacy',
  accessibility: '/accessibility',
  goals: '/admin/content/goals',
};
const draftOf = (id: string): string => `content-block:${id}`;

interface ContentBlockFormProps {
  page: ContentPageName;
  /** Null for a new one. */
  block: ContentBlock | null;
  /** Called with another user's version once the draft is removed. */
  onUseStored?: (block: ContentBlock) => void;
}

export function ContentBlockForm({ page, block, onUseStored }: ContentBlockFormProps) {
  const { t } = useTranslation('office-content');
  const navigate = useNavigate();
  const list = `/admin/content/${page}`;
  const draftName = draftOf(block?._id ?? `${page}:new`);
  const [draft, setDraft] = useState(() => readDraft(draftName, isBlockDraft));
  const [saved, setSaved] = useState(() => valuesOf(block));
  const [newId, setNewId] = useState(() => draft?.newId ?? randomUuid());
  const [read, setRead] = useState(block);
  const version = draft ? draft.version : (read?.version ?? null);
  /** A new key resets the editor. */
  const [round, setRound] = useState(0);

  const texts = (codes: FieldErrors<keyof BlockValues>) => ({
    imageURL: codes.imageURL === 'REQUIRED' ? t('common:field.required') : codes.imageURL && t('imageInvalid'),
    imageAlt: fieldErrorText(t, codes.imageAlt),
    title: fieldErrorText(t, codes.title),
    body: fieldErrorText(t, codes.body),
    order: codes.order && t('office:field.notANumber'),
  });
  const check = (values: BlockValues): Partial<BlockValues> => {
    const { type, imageURL } = values;
    const codes: Partial<BlockValues> = checkFields(contentRules, values);
    // The form does not show this field for this type.
    if (type === 'title_with_description') delete codes.imageURL;
    else if (imageURL.trim() === '') codes.imageURL = 'REQUIRED';
    if (type === 'title_with_description' && isEmptyBlock(previewOf(page, values))) codes.title = 'REQUIRED';
    if (read === null) delete codes.order;
    return codes;
  };
  const fields = useFields(saved, { check, texts }, draft?.values ?? saved);
  useDraft(draftName, fields.changed ? { version, values: fields.values, newId } : null);
  const { save, ...saving } = useSave(fields.showErrors);

  const discardDraft = () => {
    setDraft(null);
    setNewId(randomUuid());
    setRound(round + 1);
    fields.fill(saved);
  };

  /** What was typed since the block was sent is not saved yet, and stays on the screen. */
  const keepTyped = (stored: ContentBlock, sent: BlockValues) => {
    if (read) {
      setDraft(null);
      setRead(stored);
      setSaved(valuesOf(stored));
      return fields.commit(sent, valuesOf(stored));
    }
    writeDraft(draftName, null);
    const typed = { ...fields.newest.current, order: String(stored.order) };
    writeDraft(draftOf(stored._id), { version: stored.version, values: typed });
    navigate(`/admin/content/${stored._id}/edit`, { replace: true });
  };
  const store = (base: () => Promise<number> | number) =>
    save(async () => {
      const sent = fields.values;
      const body = bodyOf(page, sent);
      const stored = await (read
        ? contentCalls.update(read._id, body, await base())
        : contentCalls.create(body, newId));
      notify('done', t('saved'));
      contentCalls.refresh(page);
      if (fields.newest.current !== sent) return keepTyped(stored, sent);
      writeDraft(draftName, null);
      navigate(list);
    });
  const acceptStored = (id: string) =>
    save(async () => {
      const latest = await contentCalls.read(id);
      writeDraft(draftName, null);
      onUseStored?.(latest);
    });

  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => store(() => version ?? 0))}
      changed={fields.changed}
      saving={saving}
      cancelTo={list}
      draft={draftName}
      wide
      conflict={
        read && {
          storedUrl: PAGES[page],
          onOverwrite: () => store(async () => (await contentCalls.read(read._id)).version),
          onUseStored: () => acceptStored(read._id),
        }
      }
      onDiscard={draft && discardDraft}
    >
      <BlockFields key={round} fields={fields} isNew={read === null} />
      <section className={styles.live}>
        <h2>{t('preview')}</h2>
        <BlockPreview block={previewOf(page, fields.values)} />
      </section>
    </DraftedForm>
  );
}
