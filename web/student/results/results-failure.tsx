import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useSession } from '#web/session/use-session.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import screen from '#web/ui/common/screen.module.css';
import { LinkButton } from '#web/ui/core/button.tsx';

interface ResultsFailureProps {
  error: Error;
  /** The game to go back to, when this browser knows it. */
  code: string | null;
  onRetry: () => void;
}

/** Not yet or not any more (409) · never took part, or long ago (400, 404, 403) · could not be read. */
export function ResultsFailure({ error, code, onRetry }: ResultsFailureProps) {
  const { t } = useTranslation('student-results');
  const status = error instanceof ApiError ? error.status : 0;
  // An error without one of our codes comes from a school's filter.
  if (![400, 403, 404, 409].includes(status) || errorCodeOf(error) === 'INTERNAL')
    return <LoadFailure isPage onRetry={onRetry} />;
  if (status !== 409) return <Refused title={t('failure.noneTitle')} text={t('failure.noneText')} />;
  const known = parseSessionCode(code ?? '');
  if (known === null) return <Refused title={t('failure.earlyTitle')} text={t('failure.earlyText')} />;
  return <Early code={known} />;
}

/** A game that was archived before its end never has results; that shows by its code, which does not work any more. */
function Early({ code }: { code: SessionCode }) {
  const { t } = useTranslation('student-results');
  const { isGone, archived } = useSession(code, 'student');
  if (isGone || archived) return <Refused title={t('closed.title')} text={t('failure.overText')} />;
  return <Refused title={t('failure.earlyTitle')} text={t('failure.earlyText')} code={code} />;
}

function Refused({ title, text, code }: { title: string; text: string; code?: SessionCode }) {
  const { t } = useTranslation('student-results');
  return (
    <div className={screen.message} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {code === undefined ? (
        <LinkButton kind="line" to="/">
          {t('overview.home')}
        </LinkButton>
      ) : (
        <LinkButton to={`/votingsession/${code}`}>{t('failure.game')}</LinkButton>
      )}
    </div>
  );
}
