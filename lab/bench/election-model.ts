// The cost of lessons for the servers, calculated from the costs that were measured on one server (lab/results/*).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** How a class plays; times in seconds. */
export interface Lesson {
  students: number;
  joinSeconds: number;
  statements: number;
  /** In which most of a class answers a statement. */
  answerSeconds: number;
  /** From one statement to the next one. */
  statementSeconds: number;
}

/** What happens, in all or per second. */
export interface Work {
  joins: number;
  answers: number;
  /** Updates to students. */
  hints: number;
  /** The teacher's calls. */
  moves: number;
  /** Updates to the teacher. */
  received: number;
  results: number;
}

/** Used if nothing was measured on this machine: seconds of processor time per thousand, commits per thousand answers, kB. */
const USUAL = { joinCpu: 0.5, answerCpu: 0.31, answerCommits: 179, studentKB: 27 };
/**
 * Seconds of processor time per thousand. A commit's is the difference between one server that stores a thousand answers in a second and three
 * that share them: 0.24 s for 317 commits.
 */
const COMMIT_CPU = 0.75;
const HINT_CPU = 0.025;
const RESULT_CPU = 0.06;
/** Estimates: a call that writes and tells other servers, and a message to one of them. */
const MOVE_CPU = 3;
const RECEIVED_CPU = 0.3;
/** Seconds that the first write of a commit waits for others. */
const COMMIT_WAIT = 0.005;

const rows = z.object({ measured: z.object({ classroom: z.array(z.object({ what: z.string(), ours: z.number() })) }) });

type Costs = typeof USUAL & { from: string };

/** The newest measurement of this machine, or the usual figures. */
export function measuredCosts(): Costs {
  const newest = globSync(join(import.meta.dirname, '../results/*.json'))
    .sort()
    .toReversed()
    .map((file) => ({ file, read: rows.safeParse(JSON.parse(readFileSync(file, 'utf8'))) }))
    .find(({ read }) => read.success);
  if (!newest?.read.success) return { ...USUAL, from: 'lab/benchmarks.md' };
  const list = newest.read.data.measured.classroom;
  const after = (start: RegExp, what: RegExp): number => {
    const from = list.findIndex((row) => start.test(row.what));
    return list.slice(from).find((row) => what.test(row.what))?.ours ?? Number.NaN;
  };
  const size = Number(/^\d+/.exec(list[0]?.what ?? '')?.[0]);
  return {
    joinCpu: (after(/join/, /processor time/) * 1_000) / size,
    answerCpu: after(/answers within/, /processor time/),
    answerCommits: after(/answers within/, /commits/),
    studentKB: Math.max(USUAL.studentKB, after(/memory per student/, /memory/)),
    from: newest.file,
  };
}

/**
 * Commits per second for that many joins and answers per second on so many servers. Each server waits 5 ms for more after the first one, so
 * that few writes are a commit each and many are at most 200 commits per second.
 */
export function commitsOf(writesPerSecond: number, servers: number): number {
  const each = writesPerSecond / servers;
  return (servers * each) / (1 + each * COMMIT_WAIT);
}

/** Updates of a class's answers to its teacher within that many seconds: ten a second at most. */
export const receivedOf = (students: number, seconds: number): number => Math.min(students, seconds * 10);

/** Seconds of processor time of all servers. Commits are counted separately, because the fewer writes share one, the more each costs. */
export function processorOf(work: Work, commits: number, costs: Costs): number {
  const answerAlone = costs.answerCpu - (costs.answerCommits / 1_000) * COMMIT_CPU;
  return (
    (work.joins * costs.joinCpu +
      work.answers * answerAlone +
      work.hints * HINT_CPU +
      work.moves * MOVE_CPU +
      work.received * RECEIVED_CPU +
      work.results * RESULT_CPU +
      commits * COMMIT_CPU) /
    1_000
  );
}
