// A class votes in secret while one of the servers is killed: each vote is sent until it is acknowledged, and counted once.
import { setTimeout as delay } from 'node:timers/promises';
import { inGroups, withinASecond } from '#lab/bench/load.ts';
import { Client } from '#lab/load-client.ts';
import { type LoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import type { Cluster } from './cluster-parts.ts';

const VOTERS = 1_000;
/** Milliseconds after the first vote within which the server is killed, and until it starts again. */
const KILL_WITHIN_MS = 700;
const DOWN_MS = 1_000;
const AGAIN_MS = 150;

type Check = (what: string, holds: boolean, found: string) => void;

/** Votes within a second, through the proxy, while the last server is killed. */
export async function playSecretVotes({ base, nodes }: Cluster, set: LoadSet, check: Check): Promise<void> {
  const { code, teacher } = await startLoadGame(set, ['ballot']);
  const params = { code };
  const voters = Array.from({ length: VOTERS }, () => new Client(base));
  await inGroups(VOTERS, (at) => required(voters[at]).call('GET voting/session/:code', { params }));
  await teacher.call('POST voting/session/:code/ballot', { params, body: { open: true } });
  const choices = [...set.parties, null];
  const choiceOf = (at: number) => choices[at % choices.length] ?? null;
  let sentAgain = 0;
  const vote = async (at: number): Promise<void> => {
    for (;;) {
      const reply = await required(voters[at])
        .send('POST', `voting/session/${code}/vote`, { round: 1, party: choiceOf(at) })
        .catch(() => null);
      if (reply?.status === 200 || reply?.status === 201) return;
      sentAgain += 1;
      await delay(AGAIN_MS);
    }
  };
  const killed = delay(Math.random() * KILL_WITHIN_MS).then(async () => {
    await nodes.at(-1)?.kill9();
    await delay(DOWN_MS);
    await nodes.at(-1)?.restart();
  });
  await withinASecond(VOTERS, vote);
  await killed;
  // What was acknowledged is sent once more, and changes nothing.
  await inGroups(VOTERS, vote);
  await teacher.call('POST voting/session/:code/ballot', { params, body: { open: false } });
  const { rounds } = await teacher.call('GET voting/session/:code/ballot', { params });
  const { votes, blank, results } = required(rounds[0]);
  const isRight = choices.every((choice) => {
    const expected = voters.filter((_, at) => choiceOf(at) === choice).length;
    return expected === (choice === null ? blank : results.find(({ party }) => party === choice)?.votes);
  });
  check(
    `${VOTERS} secret votes within a second, kill -9 of one server: counted once each`,
    votes === VOTERS && isRight,
    `${votes} counted, ${sentAgain} sent again`,
  );
}
