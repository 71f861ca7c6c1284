// In a worker, so that the page stays responsive while a file is read, and so that one that takes too long can be ended.
import type { Columns } from '#shared/import/columns.ts';
import { type Input, inputReader, type ReadInput } from './read-input.ts';

export type ReadJob = { kind: 'read'; input: Input } | { kind: 'confirm'; sheet: number; columns: Columns };
/** The first message says that the worker is there. */
export type ReadReply = 'here' | ReadInput;

const reader = inputReader();
const reply = (message: ReadReply): void => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<ReadJob>) =>
  reply(data.kind === 'read' ? await reader.read(data.input) : await reader.confirm(data.sheet, data.columns)),
);
reply('here');
