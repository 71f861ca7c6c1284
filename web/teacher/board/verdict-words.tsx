import type { Verdict } from '#shared/domain/verdict.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';

/** The sentence of a verdict; the option is quoted as it is. */
export function VerdictWords({ verdict: { kind, opinion } }: { verdict: Verdict }) {
  const { t } = useTranslation('teacher-board');
  return (
    <b>
      <span>{t(`verdict.${kind}`)}</span>{' '}
      {opinion !== null && (
        <span dir="auto" lang={CONTENT_LANGUAGE}>
          {opinion}
        </span>
      )}
    </b>
  );
}
