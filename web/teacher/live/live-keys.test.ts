// Keys of the live screen.
import { describe, expect, it } from 'vitest';
import { LIVE_VIEWS } from '#shared/contract/voting-session.ts';
import { keyOfView, liveActionOf } from './live-keys.ts';

const press = (key: string, more = {}) =>
  liveActionOf({ key, repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('keys', () => {
  it('move with arrows and with the page keys of a clicker', () => {
    expect(['ArrowRight', 'PageDown'].map((key) => press(key)?.do)).toEqual(['next', 'next']);
    expect(['ArrowLeft', 'PageUp'].map((key) => press(key)?.do)).toEqual(['previous', 'previous']);
  });

  it('have one for each view', () => {
    expect(LIVE_VIEWS.map((view) => press(keyOfView(view)))).toEqual(LIVE_VIEWS.map((view) => ({ do: 'show', view })));
  });

  it('mean nothing while held down or beside Ctrl, and Escape never does anything', () => {
    expect([press('PageDown', { repeat: true }), press('f', { ctrlKey: true }), press('Escape')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
