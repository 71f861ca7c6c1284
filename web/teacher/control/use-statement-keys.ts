import { useTranslation } from '#web/i18n/use-translation.ts';
import type { KeyRow } from './keys-dialog.tsx';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import type { LeadStep } from './use-lead.ts';

/** The keys of a statement, for the dialog behind ?. */
export function useStatementKeys(
  steps: readonly LeadStep[],
  onBoard: readonly MenuLine[],
  handsLine: MenuLine | null,
  ownLine: MenuLine | null,
  hasPair: boolean,
): KeyRow[] {
  const { t } = useTranslation('teacher-live');
  const lines = [...onBoard, ...(handsLine ? [handsLine] : []), ...(ownLine ? [ownLine] : [])];
  return [
    { keys: ['→', t('keys.pageDown')], does: t('keys.next') },
    { keys: ['←', t('keys.pageUp')], does: t('lesson.back') },
    { keys: steps.map((_, index) => `${index + 1}`), does: t('lesson.steps') },
    ...lines.flatMap(({ key, label }) => (key === undefined ? [] : [{ keys: [key], does: label }])),
    { keys: [LETTER.clock], does: t('clock.title') },
    { keys: ['+', '−'], does: t('clock.halfMinute') },
    ...(hasPair ? [{ keys: [LETTER.pair], does: t('pair.two') }] : []),
    ...(handsLine ? [{ keys: [LETTER.update], does: t('snapshot.update') }] : []),
    { keys: [LETTER.devices], does: t('devices.key') },
    { keys: [LETTER.blank, '.'], does: t('keys.blank') },
    { keys: ['Esc'], does: t('keys.leave') },
    { keys: [LETTER.fullScreen], does: t('fullScreen') },
    { keys: ['?'], does: t('keys.title') },
  ];
}
