import { describe, expect, it } from 'vitest';
import { cutArgument } from './cut-argument.ts';

describe('an argument', () => {
  it('of 300 characters stays whole', () => {
    expect(cutArgument('a'.repeat(300))).toEqual({ text: 'a'.repeat(300), lost: 0 });
  });

  it('beyond that loses its end and says how much', () => {
    expect(cutArgument(`${'a'.repeat(300)}bcd`)).toEqual({ text: 'a'.repeat(300), lost: 3 });
  });

  it('counts an emoji as one character and never halves it', () => {
    expect(cutArgument('🗳️'.repeat(150))).toEqual({ text: '🗳️'.repeat(150), lost: 0 });
    const { text, lost } = cutArgument('😀'.repeat(301));
    expect([...text]).toHaveLength(300);
    expect(text).toBe('😀'.repeat(300));
    expect(lost).toBe(1);
  });
});
