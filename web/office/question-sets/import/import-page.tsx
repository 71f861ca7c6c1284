// Importing a question set: a file is read and shown here before anything is stored.
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { questionSetRules } from '#shared/rules/question-set.ts';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { repeatableImport } from '#web/client/repeatable-import.ts';
import { partiesQuery } from '#web/data/parties.ts';
import { importQuestionSet } from '#web/data/question-sets.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DraftNotice } from '#web/office/frame/draft-notice.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { OfficeForm } from '#web/office/frame/office-form.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { randomUuid } from '#web/shell/identity.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ExampleLinks } from './example-links.tsx';
import { FileField } from './file-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import { previewOf } from './preview.ts';
import type { ReadFile } from './read-file.ts';

type Failure = 'REFUSED' | 'NETWORK' | 'TOO_LARGE' | 'INTERNAL';

const loadReader = repeatableImport(() => import('./read-file.ts'));

export function ImportPage() {
  const { t } = useTranslation('office-import');
  const navigate = useNavigate();
  const parties = useQuery(partiesQuery);
  const { fields, discardDraft, removeDraft } = useDraftedFields(
    'question-set-import',
    { name: '', description: '' },
    {
      check: (values) =>
        checkFields({ name: questionSetRules.name, description: questionSetRules.description }, values),
      texts: ({ name, description }) => ({
        name: fieldErrorText(t, name),
        description: fieldErrorText(t, description),
      }),
    },
  );
  const { form } = fields;
  const { name, description } = fields.values;
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  // Of the chosen file, and in no draft: sent again, because the reply was lost, the file replaces what it made. Another one must not replace what an
  // editor has worked on since.
  const [newId, setNewId] = useState(randomUuid);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const newest = useRef<File | null>(null);

  const choose = async (chosen: File) => {
    newest.current = chosen;
    setFile(chosen);
    setNewId(randomUuid());
    setRead(null);
    setFailure(null);
    if (name.trim() === '') fields.change('name', chosen.name.replace(/\.(json|csv)$/i, '').slice(0, NAME_MAX));
    const reader = await loadReader().catch(() => null);
    const result = await reader?.readFile(chosen).catch((): ReadFile => ({ state: 'refused', code: 'UNREADABLE' }));
    if (newest.current !== chosen) return;
    if (result) return setRead(result);
    setFile(null);
    setFailure('NETWORK');
  };

  const start = async () => {
    if (isBusy) return;
    if (read?.state !== 'ready') {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      const id = await importQuestionSet({ name, description, [read.kind]: read.text, withId: newId });
      removeDraft();
      notify('done', t('done'));
      await navigate(`/admin/question_sets/${id}/edit`);
    } catch (error) {
      setFailure(failureCode(error));
      setIsBusy(false);
    }
  };

  return (
    <OfficePage title={t('title')} crumbs={[{ to: '/admin/question_sets', label: t('office:nav.questionSets') }]}>
      <OfficeForm
        form={form}
        busy={isBusy}
        changed={fields.changed}
        failure={failure !== null && t(`failure.${failure}`)}
        submit={t('start')}
        cancelTo="/admin/question_sets"
        onSubmit={(event) => {
          setWasTried(true);
          fields.submit(start)(event);
        }}
      >
        {discardDraft && <DraftNotice onDiscard={discardDraft} />}
        <TextField label={t('name')} {...fields.bind('name')} />
        <AreaField label={t('description')} hint={t('descriptionHint')} rows={2} {...fields.bind('description')} />
        <div>
          <FileField file={file} read={read} isMissing={wasTried && file === null} onChoose={choose} />
          <ExampleLinks />
        </div>
        {read?.state === 'ready' && (
          <ImportPreview
            isCsv={read.kind === 'csv'}
            preview={previewOf(
              read.set,
              (parties.data ?? []).map((party) => party.name),
            )}
          />
        )}
      </OfficeForm>
    </OfficePage>
  );
}

/** The error of the upload: the server reads the file once more and may refuse it, or could not be reached. */
function failureCode(error: unknown): Failure {
  const code = errorCodeOf(error);
  if (error instanceof ApiError && error.status === 422) return 'REFUSED';
  return code === 'NETWORK' || code === 'TOO_LARGE' ? code : 'INTERNAL';
}
