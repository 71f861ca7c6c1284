import type { LiveAt } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { AtKind } from '#shared/domain/lesson.ts';
import { type LiveView, viewsOf } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { IconName } from '#web/ui/common/icon.tsx';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';

type ViewLine = MenuLine & { name: LiveView };

/** The views that belong to no step of a game, by its type; a view of arguments is there if the game has them. */
const EXTRA = {
  debate: ['group-arguments', 'party-arguments'],
  party: ['statement-results', 'group-arguments'],
} as const satisfies Record<VotingSession['type'], readonly LiveView[]>;

/** How each of them is drawn, and the kind of its pages, if it has pages. */
const DRAWN = {
  'group-arguments': { icon: 'circles', key: LETTER.arguments, kind: 'arguments' },
  'party-arguments': { icon: 'flag', key: LETTER.parties, kind: 'party' },
  'statement-results': { icon: 'results', key: undefined, kind: null },
} as const satisfies Partial<Record<LiveView, { icon: IconName; key: string | undefined; kind: AtKind | null }>>;

/** What can be shown on the board beside the steps, as lines of the menu; once more, its next page. `show` shows it of the current statement. */
export function useBoardLines(
  { type, argumentsEnabled, currentStatement, view: shown, at }: VotingSession,
  show: (view: LiveView, at: LiveAt | null) => void,
): ViewLine[] {
  const { t } = useTranslation('teacher-live');
  const views = viewsOf(type, (setting) => setting === 'own_arguments' && argumentsEnabled);
  const nextPage = (kind: AtKind): LiveAt | null => {
    if (currentStatement === null) return null;
    return { kind, id: currentStatement, page: at?.kind === kind ? at.page + 1 : at ? 0 : 1 };
  };
  return EXTRA[type]
    .filter((view) => views.includes(view))
    .map((view) => {
      const { icon, key, kind } = DRAWN[view];
      return {
        name: view,
        icon,
        key,
        label: t(`menu.view.${view}`),
        act: () => show(view, kind !== null && view === shown ? nextPage(kind) : null),
      };
    });
}
