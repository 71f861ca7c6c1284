// The form of a content block with its preview; what is typed is kept as a draft.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ContentBlock } from '#shared/contract/content.ts';
import type { ContentPageName } from '#web/features/content/content.api.ts';
import { readDraft, removeDraft, useDraft } from '#web/lib/use-draft.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSave } from '#web/lib/use-save.ts';
import { DraftedForm } from '#web/ui/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { BlockFields } from './block-fields.tsx';
import { BlockPreview } from './block-preview.tsx';
import {
  type BlockValues,
  bodyOf,
  isBlockDraft,
  isEmptyBlock,
  isImageAddress,
  previewOf,
  valuesOf,
} from './block-values.ts';
import styles from './content-admin.module.css';
import { useContentCalls } from './content-calls.ts';

const PUBLIC_PAGES: Readonly<Record<ContentPageName, string>> = { home: '/', about: '/about', privacy: '/privacy' };

interface ContentBlockFormProps {
  page: ContentPageName;
  /** Null for a new one. */
  block: ContentBlock | null;
  nextOrder: number;
  /** Gets what somebody else saved, once nothing typed is left. */
  onTheirs?: (block: ContentBlock) => void;
}

export function ContentBlockForm({ page, block, nextOrder, onTheirs }: ContentBlockFormProps) {
  const { t } = useTranslation('content-admin');
  const navigate = useNavigate();
  const calls = useContentCalls();
  const list = `/admin/content/${page}`;
  const draftName = `content-block:${block?._id ?? `${page}:new`}`;
  const [draft, setDraft] = useState(() => readDraft(draftName, isBlockDraft));
  const [saved] = useState(() => valuesOf(block, nextOrder));
  const [read] = useState(block);
  const version = draft ? draft.version : (read?.version ?? null);
  /** A new one makes the editor begin anew. */
  const [round, setRound] = useState(0);

  const imageFault = ({ type, imageURL }: BlockValues): string | undefined => {
    // A field that the type does not show holds nobody up.
    if (type === 'title_with_description') return undefined;
    if (imageURL.trim() === '') return type === 'big_image' ? t('common:field.required') : undefined;
    return isImageAddress(imageURL) ? undefined : t('imageInvalid');
  };
  const fields = useFields(
    saved,
    (values) => ({
      imageURL: imageFault(values),
      title:
        values.type !== 'big_image' && isEmptyBlock(previewOf(page, values)) ? t('common:field.required') : undefined,
      order:
        values.order.trim() !== '' && Number.isFinite(Number(values.order)) ? undefined : t('office:field.notANumber'),
    }),
    draft?.values ?? saved,
  );
  useDraft(draftName, { version, values: fields.values }, fields.changed);
  const { save, busy, failure, forget } = useSave((codes) =>
    fields.showErrors({
      imageURL: codes.imageURL && t('imageInvalid'),
      imageAlt: fieldErrorText(t, codes.imageAlt),
      title: fieldErrorText(t, codes.title),
      body: fieldErrorText(t, codes.body),
      order: fieldErrorText(t, codes.order),
    }),
  );

  const discard = () => {
    setDraft(null);
    setRound(round + 1);
    fields.fill(saved);
  };

  const store = (over: () => Promise<number> | number) =>
    save(
      async () => {
        const body = bodyOf(page, fields.values);
        await (read ? calls.update(read._id, body, await over()) : calls.create(body));
      },
      () => {
        removeDraft(draftName);
        notify('done', t('saved'));
        navigate(list);
        calls.refresh(page);
      },
    );
  const takeTheirs = (id: string) =>
    save(async () => {
      const theirs = await calls.read(id);
      removeDraft(draftName);
      onTheirs?.(theirs);
    });

  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => store(() => version ?? 0))}
      changed={fields.changed}
      busy={busy}
      failure={failureText(t, failure)}
      cancelTo={list}
      drafted
      wide
      conflict={
        read && failure === 'CHANGED_MEANWHILE'
          ? {
              theirsAt: PUBLIC_PAGES[page],
              onLater: forget,
              onKeepMine: () => store(async () => (await calls.read(read._id)).version),
              onTakeTheirs: () => takeTheirs(read._id),
            }
          : null
      }
      onDiscard={draft && discard}
    >
      <BlockFields key={round} fields={fields} />
      <section className={styles.live}>
        <h2>{t('preview')}</h2>
        <BlockPreview block={previewOf(page, fields.values)} />
      </section>
    </DraftedForm>
  );
}
