import type { ShiftRow } from '#shared/domain/shift-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** How many more or fewer chose an option in the second vote; nothing if the first one may not be shown. */
export function ShiftDifference({ row: { before, now } }: { row: ShiftRow }) {
  const { t } = useTranslation('teacher-live');
  if (before === null) return null;
  const more = now - before;
  if (more === 0) return t('shift.same');
  return more > 0 ? t('shift.more', { count: more }) : t('shift.less', { count: -more });
}
