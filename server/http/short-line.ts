import { levels } from 'pino';
import { z } from 'zod';

const logged = z.looseObject({ level: z.number(), time: z.iso.datetime(), msg: z.string().default('') });
/** The same in every line of a process. */
const EVERYWHERE = ['pid', 'hostname'];

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a line of the log as somebody reads it in a terminal: the time here, the level, and what is said. */
export function shortLine(line: string): string {
  const { level, time, msg, err, ...facts } = logged.parse(JSON.parse(line));
  const error = z.object({ message: z.string(), stack: z.string() }).safeParse(err).data;
  const others = Object.entries(facts).filter(([name]) => !EVERYWHERE.includes(name));
  const parts = [
    new Date(time).toTimeString().slice(0, 8),
    levels.labels[level] ?? String(level),
    msg,
    ...others.map(([name, value]) => `${name}=${shown(value)}`),
  ];
  const why = error === undefined ? '' : `\n  ${error.stack || error.message}`;
  return `${parts.join(' ')}${why}\n`;
}
