// Keys of the live screen.
import { describe, expect, it } from 'vitest';
import { choicesOf, LIVE_VIEWS } from '#shared/domain/live-views.ts';
import { KEY_OF_VIEW, liveActionOf } from './live-keys.ts';

const press = (key: string, more = {}) =>
  liveActionOf({ key, repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('keys', () => {
  it('move with arrows and with the page keys of a clicker', () => {
    expect(['ArrowRight', 'PageDown'].map((key) => press(key)?.do)).toEqual(['next', 'next']);
    expect(['ArrowLeft', 'PageUp'].map((key) => press(key)?.do)).toEqual(['previous', 'previous']);
  });

  it('have one for each view', () => {
    const choices = choicesOf(LIVE_VIEWS);
    expect(choices.map((view) => press(KEY_OF_VIEW[view]))).toEqual(choices.map((view) => ({ do: 'show', view })));
    expect(choices.map((view) => KEY_OF_VIEW[view])).toEqual(['1', '2', '3', '4']);
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
