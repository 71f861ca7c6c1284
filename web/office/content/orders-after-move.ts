import { moved } from '#web/ui/lists/sortable-list.tsx';

export interface OrderedBlock {
  _id: string;
  order: number;
  /** Cannot be changed, so it keeps its number. */
  legacy: boolean;
}

/** Returns every block whose number changes by the move, with its new number. */
export function ordersAfterMove(blocks: readonly OrderedBlock[], from: number, to: number): Map<string, number> {
  const after = moved(blocks, from, to);
  const changes = new Map<string, number>();
  if (!blocks.some(({ legacy }) => legacy)) {
    for (const [index, { _id, order }] of after.entries()) if (order !== index + 1) changes.set(_id, index + 1);
    return changes;
  }
  // Numbers of legacy blocks cannot change: the moved one gets a number between its neighbours.
  const block = after[to];
  const before = after[to - 1]?.order;
  const behind = after[to + 1]?.order;
  if (block) changes.set(block._id, between(before, behind));
  return changes;
}

function between(before: number | undefined, behind: number | undefined): number {
  if (before === undefined) return (behind ?? 2) - 1;
  if (behind === undefined || behind - before > 1) return before + 1;
  return (before + behind) / 2;
}
