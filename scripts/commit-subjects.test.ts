import { describe, expect, it } from 'vitest';
import { subjectIssue } from './commit-subjects.ts';

describe('the subject of a commit', () => {
  it.each([
    'fix(backup): restore all files or none',
    'feat: add a table of views',
    'perf(play): speed up joining',
    'Merge snapshots',
  ])('is fine: %s', (subject) => expect(subjectIssue(subject)).toBeNull());

  it.each([
    ['an own verb', 'fix(play): let an answer wait'],
    ['no type', 'add a table'],
    ['a type of its own', 'feature: add a table'],
    ['more than 72 characters', `fix(play): add ${'a'.repeat(60)}`],
  ])('is refused with %s', (_, subject) => expect(subjectIssue(subject)).not.toBeNull());
});
