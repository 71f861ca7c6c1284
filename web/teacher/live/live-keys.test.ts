// Keys of the live screen.
import { describe, expect, it } from 'vitest';
import { keyOfView, liveActionOf, VIEWS_IN_ORDER } from './live-keys.ts';

const press = (key: string, more = {}) =>
  liveActionOf({ key, repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('keys', () => {
  it('move with arrows and with the page keys of a clicker', () => {
    expect(['ArrowRight', 'PageDown'].map((key) => press(key)?.do)).toEqual(['next', 'next']);
    expect(['ArrowLeft', 'PageUp'].map((key) => press(key)?.do)).toEqual(['previous', 'previous']);
  });

  it('have one for each view', () => {
    expect(VIEWS_IN_ORDER.map((view) => press(keyOfView(view)))).toEqual(
      VIEWS_IN_ORDER.map((view) => ({ do: 'show', view })),
    );
    expect(VIEWS_IN_ORDER.map(keyOfView)).toEqual(['1', '2', '3', '4']);
  });

  it('are there for every tool of the lesson, as capitals too', () => {
    expect(['U', 'k', 'T', 's', 'h', 'W', 'F'].map((key) => press(key)?.do)).toEqual([
      'update',
      'clock',
      'pair',
      'voteAgain',
      'hands',
      'devices',
      'fullScreen',
    ]);
    expect([press('+'), press('-')]).toEqual([
      { do: 'addTime', seconds: 30 },
      { do: 'addTime', seconds: -30 },
    ]);
  });

  it('mean nothing while held down or beside Ctrl, and Escape never does anything', () => {
    expect([press('PageDown', { repeat: true }), press('f', { ctrlKey: true }), press('Escape')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
