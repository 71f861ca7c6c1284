import { describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#server/testing/open-database.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';
import { takeLease } from './leases.ts';

describe.each(bothEngines)('a lease on %s', (engine) => {
  it('has one owner, however many ask, until it is released', async () => {
    const { db } = await openTestDatabase(engine);
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeLease(db, 'work')));
    const owners = taken.filter((lease) => lease !== null);
    expect(owners).toHaveLength(1);
    expect(await takeLease(db, 'other work')).not.toBeNull();
    await required(owners[0]).release();
    expect(await takeLease(db, 'work')).not.toBeNull();
  });

  it('ends where its process was killed, or its clock was wrong; that one then releases nothing of its successor', async () => {
    const { db } = await openTestDatabase(engine);
    const dead = required(await takeLease(db, 'work'));
    const ended = `2020-01-01T00:00:00.000Z ${'x'}`;
    await db.updateTable('meta').set({ value: ended }).where('key', '=', 'lease-work').execute();
    expect(await takeLease(db, 'work')).not.toBeNull();
    await dead.release();
    expect(await takeLease(db, 'work')).toBeNull();
    const ahead = `2999-01-01T00:00:00.000Z ${'x'}`;
    await db.updateTable('meta').set({ value: ahead }).where('key', '=', 'lease-work').execute();
    expect(await takeLease(db, 'work')).not.toBeNull();
  });

  it('is not lost to a process that read its clock earlier, or whose clock is behind', async () => {
    const { db } = await openTestDatabase(engine);
    const now = vi.spyOn(Date, 'now');
    const takenAt = (seconds: number) => {
      now.mockReturnValue(1_800_000_000_000 + seconds * 1_000);
      return takeLease(db, 'work');
    };
    expect(await takenAt(30)).not.toBeNull();
    for (const seconds of [29.999, 29, 0, 31, 89]) expect(await takenAt(seconds)).toBeNull();
    expect(await takenAt(91)).not.toBeNull();
    now.mockRestore();
  });
});
