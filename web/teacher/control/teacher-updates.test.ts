import { expect, it, vi } from 'vitest';
import type { TeacherUpdate } from '#shared/contract/live-events.ts';
import { receive, type TeacherUpdateHandlers } from './teacher-updates.ts';

function screen() {
  const heard: TeacherUpdate[] = [];
  const note = (update: TeacherUpdate) => void heard.push(update);
  const handlers: TeacherUpdateHandlers = {
    locked: note,
    hold: note,
    hands: note,
    comments: note,
    questions: note,
    shown: note,
    answered: note,
    'student-answered': note,
    'students-answered': note,
  };
  const readEverything = vi.fn();
  return { heard, readEverything, receive: (update: TeacherUpdate) => receive(handlers, update, readEverything) };
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
    receive({ type } as unknown as TeacherUpdate);
    expect(readEverything).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  },
);
