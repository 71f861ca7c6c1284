import { pino, stdTimeFunctions } from 'pino';
import { expect, it } from 'vitest';
import { loggedError } from './log.ts';
import { shortLine } from './short-line.ts';

function write(log: (to: ReturnType<typeof pino>) => void): string {
  let text = '';
  const to = {
    write: (line: string) => {
      text += shortLine(line);
    },
  };
  log(pino({ timestamp: stdTimeFunctions.isoTime, serializers: { err: loggedError } }, to));
  return text;
}

it('has the time of here, the level, the message and the facts', () => {
  expect(write((log) => log.warn({ event: 'forbidden', count: 3 }, 'security event'))).toMatch(
    /^\d\d:\d\d:\d\d warn security event event=forbidden count=3\n$/,
  );
});

it('shows where an error came from', () => {
  const text = write((log) => log.error({ err: new Error('no room') }, 'a job failed'));
  expect(text).toMatch(/^\d\d:\d\d:\d\d error a job failed\n {2}Error: no room\n {4}at /);
});
