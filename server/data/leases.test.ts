import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase, engines } from '#server/testing/test-database.ts';
import { takeLease } from './leases.ts';

afterEach(() => void vi.restoreAllMocks());

it.each(engines)(
  'a lease is not lost to a process whose clock is behind, but ends with its own, on %s',
  async (engine) => {
    const { db, drop } = await createTestDatabase(engine);
    const now = vi.spyOn(Date, 'now');
    const takenAt = (seconds: number) => {
      now.mockReturnValue(1_800_000_000_000 + seconds * 1_000);
      return takeLease(db, 'job');
    };
    expect(await takenAt(30)).not.toBeNull();
    // These read their clock before the first one did, or have another clock.
    for (const seconds of [29.999, 29, 0, 31, 89]) expect(await takenAt(seconds)).toBeNull();
    // The first process died.
    expect(await takenAt(91)).not.toBeNull();
    // One whose clock was put back by an hour does not wait for an hour.
    expect(await takenAt(-3_600)).not.toBeNull();
    await drop();
  },
);
