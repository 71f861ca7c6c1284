import type { OwnResults } from '#shared/contract/result.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** Returns the names of parties in the results as a list in the page's language, or of more than `namesMax` how many they are. */
export function usePartyNames(results: OwnResults, namesMax: number): (ids: readonly string[]) => string {
  const { t, i18n } = useTranslation('student-results');
  const nameOf = new Map(results.partyResults.map(({ _id, name }) => [_id, name]));
  return (ids) =>
    ids.length > namesMax
      ? t('firm.parties', { count: ids.length })
      : new Intl.ListFormat(i18n.language).format(ids.flatMap((id) => nameOf.get(id) ?? []));
}
