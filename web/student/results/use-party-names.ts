import type { OwnResults } from '#shared/contract/result.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** With more parties than this a sentence does not name them. */
const NAMES_MAX = 4;

/** Takes ids of parties in the results; returns their names as a list in the page's language, or how many they are. */
export function usePartyNames(results: OwnResults): (ids: readonly string[]) => string {
  const { t, i18n } = useTranslation('student-results');
  const nameOf = new Map(results.partyResults.map(({ _id, name }) => [_id, name]));
  return (ids) =>
    ids.length > NAMES_MAX
      ? t('firm.parties', { count: ids.length })
      : new Intl.ListFormat(i18n.language).format(ids.flatMap((id) => nameOf.get(id) ?? []));
}
