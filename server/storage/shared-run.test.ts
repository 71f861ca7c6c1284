import { expect, test } from 'vitest';
import { SharedRun } from './shared-run.ts';

test('calls during a run share the next one, which begins after them', async () => {
  const gates: PromiseWithResolvers<void>[] = [];
  const run = new SharedRun(() => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  });
  const first = run.next();
  const others = [run.next(), run.next(), run.next()];
  expect(gates.length).toBe(1);
  gates[0]?.resolve();
  await first;
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  await Promise.all(others);
  const later = run.next();
  expect(gates.length).toBe(3);
  gates[2]?.resolve();
  await later;
});

test('a run that fails is told to its callers only, and the next one runs', async () => {
  let runs = 0;
  const run = new SharedRun(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  const first = run.next();
  const second = run.next();
  await expect(first).rejects.toThrow('away');
  await second;
  expect(runs).toBe(2);
});
