import type { OwnRobustness } from '#shared/contract/result.ts';

type DecisiveChange = OwnRobustness['decisive'][number];

const SHOWN_MAX = 3;

/** Whether none of the leaders leads after the change. */
const replacesLeaders = (leaders: readonly string[], change: DecisiveChange): boolean =>
  !change.leaders.some((id) => leaders.includes(id));

/** Whether one other answer puts another party first; otherwise it only makes a tie. */
export const isReplaceable = ({ leaders, decisive }: OwnRobustness): boolean =>
  decisive.some((change) => replacesLeaders(leaders, change));

/**
 * The decisive changes to show, at most three, each of another statement: out of a tie those that leave one party first, else those that
 * put another party first, else those that make a tie.
 */
export function decisiveShown(robustness: OwnRobustness): DecisiveChange[] {
  const { kind, leaders, decisive } = robustness;
  const shown = decisive.filter((change) => {
    if (kind === 'tie') return change.leaders.length === 1;
    return replacesLeaders(leaders, change) || !isReplaceable(robustness);
  });
  const isFirst = ({ statementId }: DecisiveChange, at: number) =>
    shown.findIndex((other) => other.statementId === statementId) === at;
  return shown.filter(isFirst).slice(0, SHOWN_MAX);
}
