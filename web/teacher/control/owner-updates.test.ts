import { expect, it, vi } from 'vitest';
import type { OwnerUpdate } from '#shared/contract/live-events.ts';
import { type OwnerHandlers, receive } from './owner-updates.ts';

function screen() {
  const heard: OwnerUpdate[] = [];
  const note = (update: OwnerUpdate) => void heard.push(update);
  const handlers: OwnerHandlers = {
    locked: note,
    hold: note,
    hands: note,
    comments: note,
    questions: note,
    shown: note,
    answered: note,
    voted: note,
    participants: note,
    view: note,
    device: note,
    unstored: note,
    'student-answered': note,
    'students-answered': note,
  };
  const readEverything = vi.fn();
  return { heard, readEverything, receive: (update: OwnerUpdate) => receive(handlers, update, readEverything) };
}

it('an update is handled, and nothing is read for it', () => {
  const { heard, readEverything, receive } = screen();
  receive({ type: 'locked', locked: true });
  expect(heard).toEqual([{ type: 'locked', locked: true }]);
  expect(readEverything).not.toHaveBeenCalled();
});

it.each(['of-tomorrow', 'toString', '__proto__'])(
  'an update of a newer server makes everything be read: %s',
  (type) => {
    const { heard, readEverything, receive } = screen();
    receive({ type } as unknown as OwnerUpdate);
    expect(readEverything).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  },
);
