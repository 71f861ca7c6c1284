// A teacher's own notes at the statements of a game that is over: for the next time that it is played.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { SessionOverview } from '#shared/contract/result.ts';
import { NOTE_MAX } from '#shared/domain/limits.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { archivedNotesQuery, readArchivedNotes, storeArchivedNotes } from '#web/data/voting-sessions.ts';
import { FormFields } from '#web/forms/form-fields.tsx';
import { useDraftNotice } from '#web/forms/use-draft-notice.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { notesDraftKey } from './notes-draft-key.ts';
import '#web/ui/screens.css';

const ARCHIVE = '/teacher/archive';
const CHECKS = { check: () => ({}), texts: () => ({}) };

export function GameNotesPage() {
  const { t } = useTranslation('teacher-dashboard');
  const { sessionId = '' } = useParams();
  const overview = useQuery(overviewQuery(sessionId));
  // Not from the cache, which may be stale: the form keeps its first values.
  const notes = useQuery({ ...archivedNotesQuery(sessionId), staleTime: 0, refetchOnWindowFocus: false });
  const reads = [overview, notes];
  if (overview.data && notes.data && notes.isFetchedAfterMount)
    return <NotesForm key={sessionId} overview={overview.data} stored={notes.data} />;
  const errors = reads.flatMap(({ error }) => error ?? []);
  // Of a game that still goes on, the notes are those on the teacher's phone.
  if (errors.some((error) => ['NOT_FOUND', 'WRONG_STATE'].includes(errorCodeOf(error))))
    return (
      <EmptyState
        isPage
        title={t('archive.notes.gone')}
        action={
          <LinkButton kind="line" to={ARCHIVE}>
            {t('archive.title')}
          </LinkButton>
        }
      />
    );
  return <Unread isPage queries={reads} />;
}

function NotesForm({
  overview: { _id: sessionId, name, statements },
  stored,
}: {
  overview: SessionOverview;
  stored: StatementNote[];
}) {
  const { t } = useTranslation('teacher-dashboard');
  const navigate = useNavigate();
  const noteAt = (notes: readonly StatementNote[], id: string) =>
    notes.find(({ statementId }) => statementId === id)?.text ?? '';
  const valuesOf = (notes: readonly StatementNote[]): Record<string, string> =>
    Object.fromEntries(statements.map(({ statementId }) => [statementId, noteAt(notes, statementId)]));
  const drafted = useDraftedFields(notesDraftKey(sessionId), valuesOf(stored), CHECKS);
  const { fields } = drafted;
  const { save, busy, failure } = useSave();
  useDraftNotice(drafted.draft, { kept: t('archive.notes.kept'), elsewhere: t('archive.notes.elsewhere') });

  const send = () =>
    save(async () => {
      const changed = Object.entries(fields.values).flatMap(([statementId, text]) =>
        text === drafted.base[statementId] ? [] : [{ statementId, text }],
      );
      // All others stay as they are by now: another device may have written one, perhaps days after this draft.
      const others = (await readArchivedNotes(sessionId)).filter(
        (note) => !changed.some(({ statementId }) => statementId === note.statementId),
      );
      await storeArchivedNotes(sessionId, [...others, ...changed]);
      notify('done', t('archive.notes.saved'));
      drafted.removeDraft();
      await navigate(`${ARCHIVE}/${sessionId}`);
    });
  return (
    <div className="px-page pt-8 pb-16 *:max-w-measure">
      <p className="font-strong text-soft wrap-anywhere">{name}</p>
      <h1 className="mt-1 text-3xl">{t('archive.notes.title')}</h1>
      <p className="mt-2 mb-6">{t('archive.notes.lead')}</p>
      <form ref={fields.form} noValidate onSubmit={fields.submit(send)}>
        <FormAlert>{failure && t(failure === 'NOT_FOUND' ? 'archive.notes.gone' : 'archive.notes.failed')}</FormAlert>
        <FormFields busy={busy}>
          <ol className="mt-4 grid grid-cols-1 gap-6">
            {statements.map(({ statementId, description, own }, at) => (
              <li key={statementId}>
                <h2 className="mb-2 grid grid-cols-start items-start gap-3 text-lg leading-tight wrap-anywhere">
                  <StatementNumber value={at + 1} />
                  <span>
                    <span dir="auto" lang={CONTENT_LANGUAGE}>
                      {description}
                    </span>{' '}
                    {own && <OwnMark />}
                  </span>
                </h2>
                <AreaField
                  label={t('archive.notes.at', { number: at + 1 })}
                  rows={2}
                  maxLength={NOTE_MAX}
                  {...fields.bind(statementId)}
                />
              </li>
            ))}
          </ol>
        </FormFields>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy}>
            {t('archive.notes.save')}
          </Button>
          <LinkButton kind="line" to={`${ARCHIVE}/${sessionId}`}>
            {t('archive.notes.back')}
          </LinkButton>
          <span className="text-soft" role="status">
            {fields.changed && t('archive.notes.unsaved')}
          </span>
        </p>
      </form>
    </div>
  );
}
