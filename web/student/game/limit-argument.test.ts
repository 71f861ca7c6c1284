import { describe, expect, it } from 'vitest';
import { limitArgument } from './limit-argument.ts';

describe('an argument', () => {
  it('of 300 characters stays whole', () => {
    expect(limitArgument('a'.repeat(300))).toMatchObject({ text: 'a'.repeat(300), lost: 0 });
  });

  it('beyond that loses its end and says how much', () => {
    expect(limitArgument(`${'a'.repeat(300)}bcd`)).toMatchObject({ text: 'a'.repeat(300), lost: 3 });
  });

  it('counts an emoji as one character and never halves it', () => {
    expect(limitArgument('🗳️'.repeat(150))).toMatchObject({ text: '🗳️'.repeat(150), lost: 0 });
    const { text, lost } = limitArgument('😀'.repeat(301));
    expect([...text]).toHaveLength(300);
    expect(text).toBe('😀'.repeat(300));
    expect(lost).toBe(1);
  });

  it('that is full takes no letter in its middle, and keeps its end and the caret', () => {
    const full = `Kiezers ${'a'.repeat(287)}EINDE`;
    expect(limitArgument(`x${full}`, 1)).toEqual({ text: full, caret: 0, lost: 1 });
    expect(limitArgument(`Kiezersxyz${full.slice(7)}`, 10)).toEqual({ text: full, caret: 7, lost: 3 });
  });
});
