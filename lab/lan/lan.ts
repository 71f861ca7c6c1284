// A school's network without internet: the server on one machine, a student's phone on another one that reaches nothing else. Needs Linux and root, which
// may make networks.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeGame } from '#testing/game.ts';
import { startServer } from '#testing/server-process.ts';

const NETWORK = 'halfrond-lan';
const [CABLE, PHONE_END] = ['hrlan0', 'hrlan1'];
const [LAPTOP, PHONE] = ['10.213.77.1', '10.213.77.2'];

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** A network with only the laptop and the phone in it. */
function connect(): void {
  ip('netns', 'add', NETWORK);
  ip('link', 'add', CABLE, 'type', 'veth', 'peer', 'name', PHONE_END, 'netns', NETWORK);
  ip('addr', 'add', `${LAPTOP}/24`, 'dev', CABLE);
  ip('link', 'set', CABLE, 'up');
  ip('-n', NETWORK, 'addr', 'add', `${PHONE}/24`, 'dev', PHONE_END);
  ip('-n', NETWORK, 'link', 'set', PHONE_END, 'up');
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('This makes a network: run it on Linux, as root.');
  process.exit(2);
}
/** Returns whether a phone that reaches only the laptop joined a game and answered. */
async function playFromPhone(baseURL: string): Promise<boolean> {
  const game = await makeGame(baseURL);
  const address = `http://${LAPTOP}:${new URL(baseURL).port}`;
  const play = [process.execPath, join(import.meta.dirname, 'phone.ts'), address, game.code];
  const phone = spawn('ip', ['netns', 'exec', NETWORK, ...play], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(phone, 'exit');
  for await (const line of createInterface({ input: phone.stdout })) {
    console.log(line);
    if (line === 'waits') await game.start();
  }
  const [code] = await ended;
  const opinions = (await game.answers()).map(({ opinion }) => opinion);
  return code === 0 && opinions.join() === 'Akkoord';
}

try {
  connect();
  const server = await startServer({ HOST: '0.0.0.0' });
  const isFine = await playFromPhone(server.baseURL).finally(() => server.stop());
  console.log(isFine ? 'ok: a phone without internet plays' : 'FAILED: the phone did not get to play');
  process.exitCode = isFine ? 0 : 1;
} finally {
  // This removes its end of the virtual cable too.
  ip('netns', 'delete', NETWORK);
}
