import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import { textKey } from '#shared/domain/text.ts';

export interface ClassGroup {
  /** The class label of the newest game; empty for games without one. */
  label: string;
  sessions: ArchivedVotingSession[];
}

/** Groups games, newest first, by the name of their class; the class that played last comes first, games of no class last. */
export function groupByClass(sessions: readonly ArchivedVotingSession[]): ClassGroup[] {
  const groups = new Map<string, ClassGroup>();
  for (const session of sessions) {
    const key = textKey(session.classLabel);
    const group = groups.get(key) ?? { label: session.classLabel, sessions: [] };
    group.sessions.push(session);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.label === '') - Number(b.label === ''));
}
