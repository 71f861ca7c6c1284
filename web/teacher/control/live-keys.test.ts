// Keys of the live screen.
import { describe, expect, it } from 'vitest';
import { liveActionOf } from './live-keys.ts';

const press = (key: string, more = {}) =>
  liveActionOf({ key, code: '', repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('keys', () => {
  it('move with arrows and with the page keys of a clicker, whose black key blanks the board', () => {
    expect(['ArrowRight', 'PageDown'].map((key) => press(key)?.do)).toEqual(['next', 'next']);
    expect(['ArrowLeft', 'PageUp'].map((key) => press(key)?.do)).toEqual(['previous', 'previous']);
    expect(['b', 'B', '.'].map((key) => press(key)?.do)).toEqual(['blank', 'blank', 'blank']);
  });

  it('that write a sign do nothing where they are turned off; arrows and a clicker go on', () => {
    const off = (key: string, code = '') =>
      liveActionOf({ key, code, repeat: false, ctrlKey: false, altKey: false, metaKey: false }, false);
    expect(['b', 'K', '.', '+', '-', '?'].map((key) => off(key))).toEqual(Array(6).fill(null));
    expect([off('1', 'Digit1'), off('&', 'Digit1')]).toEqual([null, null]);
    expect(['ArrowRight', 'PageUp', 'Escape'].map((key) => off(key)?.do)).toEqual(['next', 'previous', 'leave']);
  });

  it('are the places of the digits for the steps, whatever a keyboard writes there', () => {
    expect(press('1', { code: 'Digit1' })).toEqual({ do: 'step', index: 0 });
    expect(press('&', { code: 'Digit1' })).toEqual({ do: 'step', index: 0 });
    expect(press('5', { code: 'Numpad5' })).toEqual({ do: 'step', index: 4 });
    expect(press('6', { code: 'Digit6' })).toBeNull();
  });

  it('are there for every tool of the lesson, as capitals too', () => {
    expect(['U', 'k', 'T', 'h', 'E', 'W', 'F'].map((key) => press(key)?.do)).toEqual([
      'update',
      'clock',
      'pair',
      'hands',
      'own',
      'devices',
      'fullScreen',
    ]);
    expect(press('I')).toEqual({ do: 'background' });
    expect([press('a'), press('P')]).toEqual([
      { do: 'show', view: 'group-arguments' },
      { do: 'show', view: 'party-arguments' },
    ]);
    expect([press('+'), press('-')]).toEqual([
      { do: 'addTime', seconds: 30 },
      { do: 'addTime', seconds: -30 },
    ]);
  });

  it('mean nothing while held down or beside Ctrl', () => {
    expect([press('PageDown', { repeat: true }), press('f', { ctrlKey: true })]).toEqual([null, null]);
  });
});
