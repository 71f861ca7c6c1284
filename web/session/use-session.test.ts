import { expect, it, vi } from 'vitest';
import { newestOf } from './use-session.ts';

it('an event is handled as the screen that is drawn now says, not as the one that subscribed', () => {
  const earlier = { onOwner: vi.fn() };
  const later = { onOwner: vi.fn() };
  const handlers: Parameters<typeof newestOf>[0] = { current: earlier };
  const subscribed = newestOf(handlers);
  subscribed.onOwner?.({ type: 'participants', count: 2 });
  handlers.current = later;
  subscribed.onOwner?.({ type: 'participants', count: 3 });
  expect(earlier.onOwner.mock.calls).toEqual([[{ type: 'participants', count: 2 }]]);
  expect(later.onOwner.mock.calls).toEqual([[{ type: 'participants', count: 3 }]]);
});
