import { describe, expect, it } from 'vitest';
import { statementSize } from './statement-size.ts';

describe('the size of a statement', () => {
  it('follows its length', () => {
    expect(statementSize('a'.repeat(90)).size).toBe('large');
    expect(statementSize('a'.repeat(91)).size).toBe('medium');
    expect(statementSize('a'.repeat(201)).size).toBe('small');
  });

  it('leaves room for its longest word', () => {
    expect(statementSize('De gemeenteraadsverkiezingen zijn belangrijk.').longestWord).toBe(25);
    expect(statementSize('').longestWord).toBe(1);
  });
});
