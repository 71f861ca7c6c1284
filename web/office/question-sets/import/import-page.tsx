// Importing a question set: a file is read and shown here before anything is stored.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IMPORT_BYTES_MAX, NAME_MAX } from '#shared/domain/limits.ts';
import { isBlank } from '#shared/domain/text.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { questionSetRules } from '#shared/rules/question-set.ts';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
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
import { ColumnChoice } from './column-choice.tsx';
import { ExampleLinks } from './example-links.tsx';
import { ExampleTable } from './example-table.tsx';
import { FileField } from './file-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import { PasteField } from './paste-field.tsx';
import { ReadFailure } from './read-failure.tsx';
import type { Failed, Input } from './read-input.ts';
import { useReading } from './use-reading.ts';

type Failure = 'REFUSED' | 'NETWORK' | 'TOO_LARGE' | 'INTERNAL';

const NOTHING_CHOSEN: Failed = { state: 'refused', code: 'REQUIRED' };

/** No more than shows that a file is too large. */
const bytesOf = async (file: File) => new Uint8Array(await file.slice(0, IMPORT_BYTES_MAX + 1).arrayBuffer());
const inputOf = async (files: readonly File[]): Promise<Input> => ({
  files: await Promise.all(files.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) }))),
});

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
  const [files, setFiles] = useState<readonly File[]>([]);
  /** The name that came from a file: that of the next file replaces it. */
  const [filledIn, setFilledIn] = useState<string | null>(null);
  /** What was chosen or pasted so far: each is another one, also with the same name. */
  const [inputs, setInputs] = useState(0);
  // Of the chosen file, and in no draft: sent again, because the reply was lost, the file replaces what it made. Another one must not replace what an
  // editor has worked on since.
  const [newId, setNewId] = useState(randomUuid);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const reading = useReading(() => {
    setFiles([]);
    setFailure('NETWORK');
  });
  const { read, columns } = reading;
  const failed = read?.state === 'invalid' || read?.state === 'refused' ? read : null;

  const begin = (chosen: readonly File[], input: () => Promise<Input>) => {
    setFiles(chosen);
    setInputs((before) => before + 1);
    setNewId(randomUuid());
    setFailure(null);
    const [first] = chosen;
    if ((isBlank(name) || name === filledIn) && first && chosen.length === 1) {
      const fileName = first.name.replace(/\.(json|csv|txt|xlsx)$/i, '').slice(0, NAME_MAX);
      fields.change('name', fileName);
      setFilledIn(fileName);
    }
    void reading.start(input);
  };

  const start = async () => {
    if (isBusy) return;
    if (read?.state !== 'ready') {
      const wrong = '[aria-invalid="true"], [data-confirm]';
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
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
          <FileField
            files={files}
            isRead={read !== null}
            failed={wasTried && inputs === 0 ? NOTHING_CHOSEN : files.length > 0 && columns === null ? failed : null}
            onChoose={(chosen) => begin(chosen, () => inputOf(chosen))}
          />
          <ExampleLinks />
        </div>
        <PasteField
          onPaste={(paste) => begin([], async () => ({ paste }))}
          pasted={files.length === 0 ? (columns?.sheets[0]?.total ?? null) : null}
        />
        {inputs === 0 && <ExampleTable />}
        {columns && (
          <ColumnChoice
            key={inputs}
            sheets={columns.sheets}
            isRead={read?.state === 'ready'}
            onChange={reading.reopen}
            onConfirm={reading.confirm}
          />
        )}
        {failed && (columns !== null || files.length === 0) && <ReadFailure failed={failed} />}
        {read?.state === 'ready' && (
          <ImportPreview
            hasOrder={read.hasOrder}
            isGuessed={read.guessed}
            contents={read.contents}
            known={(parties.data ?? []).map((party) => party.name)}
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
