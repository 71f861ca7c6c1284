import { ApiError } from '#web/client/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import screen from '#web/ui/common/screen.module.css';
import { LinkButton } from '#web/ui/core/button.tsx';

interface ResultsFailureProps {
  error: Error;
  /** The game to go back to, when this browser knows it. */
  code: string | null;
  onRetry: () => void;
}

/** Not yet (409) · never took part, or long ago (400, 404, 403) · could not be read. */
export function ResultsFailure({ error, code, onRetry }: ResultsFailureProps) {
  const { t } = useTranslation('student-results');
  const status = error instanceof ApiError ? error.status : 0;
  if (![400, 403, 404, 409].includes(status)) return <LoadFailure isPage onRetry={onRetry} />;
  const isEarly = status === 409;
  return (
    <div className={screen.message} role="alert">
      <h1>{t(isEarly ? 'failure.earlyTitle' : 'failure.noneTitle')}</h1>
      <p>{t(isEarly ? 'failure.earlyText' : 'failure.noneText')}</p>
      {isEarly && code !== null ? (
        <LinkButton to={`/votingsession/${code}`}>{t('failure.game')}</LinkButton>
      ) : (
        <LinkButton kind="line" to="/">
          {t('overview.home')}
        </LinkButton>
      )}
    </div>
  );
}
