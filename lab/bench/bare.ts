// Starts the bare servers of the baseline in a process of their own.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface Bare {
  socketBase: string;
  httpBase: string;
  pid: number;
  /** Sends an update to everybody in the room. */
  broadcast: (room: string, payload: object) => void;
  stop: () => void;
}

const firstMessage = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', () => reject(new Error('the bare server stopped')));
  });

export async function startBare(): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [], { execArgv: ['--max-semi-space-size=4'] });
  const { socketPort, httpPort } = await firstMessage<{ socketPort: number; httpPort: number }>(child);
  return {
    socketBase: `http://127.0.0.1:${socketPort}`,
    httpBase: `http://127.0.0.1:${httpPort}`,
    pid: child.pid ?? 0,
    broadcast: (room, payload) => void child.send({ room, payload }),
    stop: () => void child.kill(),
  };
}
