// Subjects of commits that somebody can search for. As a command: checks those since the rule came into force.

import { execFileSync } from 'node:child_process';
import { top } from './run-command.ts';

/** The last commit before the rule. */
const BEFORE = 'e40a826';
const SUBJECT_MAX = 72;
const TYPES = ['feat', 'fix', 'refactor', 'docs', 'test', 'perf', 'build', 'ci', 'chore', 'style', 'revert'];
/** The field's verbs. */
const VERBS = [
  'add',
  'allow',
  'cache',
  'check',
  'choose',
  'count',
  'debounce',
  'declare',
  'dedupe',
  'describe',
  'draw',
  'fix',
  'invalidate',
  'limit',
  'log',
  'measure',
  'merge',
  'move',
  'name',
  'poll',
  'prevent',
  'read',
  'reduce',
  'reject',
  'remove',
  'rename',
  'replace',
  'retry',
  'restore',
  'return',
  'run',
  'save',
  'serve',
  'show',
  'speed up',
  'split',
  'store',
  'test',
  'throttle',
  'time out',
  'update',
  'use',
  'validate',
  'wait',
  'write',
];
const PATTERN = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+\\))?!?: (${VERBS.join('|')})\\b`);

/** Returns why a subject is refused; null if it is fine. Merges name branches, and are not checked. */
export function subjectIssue(subject: string): string | null {
  if (subject.startsWith('Merge ')) return null;
  if (subject.length > SUBJECT_MAX) return `is longer than ${SUBJECT_MAX} characters`;
  if (!PATTERN.test(subject)) return `is not <type>(<scope>): <verb> …, with a verb of scripts/commit-subjects.ts`;
  return null;
}

/** The subjects since the rule; none in a clone that does not reach back so far. */
function subjects(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: 'pipe' });
  try {
    git('cat-file', '-e', `${BEFORE}^{commit}`);
  } catch {
    return [];
  }
  return git('log', '--no-merges', '--format=%s', `${BEFORE}..HEAD`)
    .split('\n')
    .filter((subject) => subject !== '');
}

if (import.meta.main) {
  const all = subjects();
  const issues = all.flatMap((subject) => {
    const issue = subjectIssue(subject);
    return issue === null ? [] : [`“${subject}” ${issue}`];
  });
  for (const issue of issues) console.error(issue);
  console.log(`Checked the subjects of ${all.length} commits: ${issues.length || 'no'} issues.`);
  process.exitCode = issues.length > 0 ? 1 : 0;
}
