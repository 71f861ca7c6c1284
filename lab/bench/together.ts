// Guesses and votes of a large class: a thousand guesses in the second in which a thousand answers come, and a thousand votes in a second.
import { setTimeout as delay } from 'node:timers/promises';
import { clusterTools, startCluster } from '#lab/cluster/cluster-parts.ts';
import { Client } from '#lab/load-client.ts';
import { prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { required } from '#testing/required.ts';
import { startServer } from '#testing/server-process.ts';
import { startBare } from './bare.ts';
import { median, type Row } from './figures.ts';
import { inGroups, LARGE_GAME, type TimedSpread, withinASecond } from './load.ts';

/** Of the time in which calls of either kind begin, the part in which both kinds do. */
const OVERLAP = 0.9;
/** Rounds of each kind, of which the median is told; one more before them warms up the compilers. */
const ROUNDS = 5;
const CLEARED_MS = 2_000;

const middleOf = (rounds: readonly TimedSpread[]): number => median(rounds.slice(1).map(({ p99 }) => p99));

const seconds = ({ from, to }: TimedSpread): string => `${(from / 1_000).toFixed(2)} to ${(to / 1_000).toFixed(2)} s`;

/** Throws unless both kinds began in the same second. */
function checkTogether(answers: TimedSpread, others: TimedSpread): void {
  const both = Math.min(answers.to, others.to) - Math.max(answers.from, others.from);
  const overlap = both / (Math.max(answers.to, others.to) - Math.min(answers.from, others.from));
  console.log(
    `answers began from ${seconds(answers)}, guesses from ${seconds(others)}: together ${overlap.toFixed(3)}`,
  );
  if (overlap < OVERLAP) throw new Error('guesses and answers did not begin in the same second');
}

/** The same load on a server that stores nothing. */
async function bareRounds(count: number): Promise<TimedSpread[]> {
  const bare = await startBare();
  const http = new Client(bare.httpBase);
  const send = () => withinASecond(count, () => http.send('POST', 'answer', { opinion: 'Akkoord' }));
  const rounds: TimedSpread[] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push((await Promise.all([send(), send()]))[0]);
  bare.stop();
  return rounds;
}

/** Half of a class answers while the other half, which has answered, guesses; each round on another statement. */
async function guesses(base: string, count: number) {
  const game = await startLoadGame(await prepareLoadSet(base, ROUNDS + 1));
  const clients = Array.from({ length: 2 * count }, () => new Client(base));
  const clientAt = (at: number) => required(clients[at]);
  await inGroups(clients.length, (at) =>
    clientAt(at).call('GET voting/session/:code', { params: { code: game.code } }),
  );
  const playOn = async (statementId: string) => {
    const params = { code: game.code, statementId };
    const answer = (at: number) =>
      clientAt(at).call('POST voting/session/:code/statement/:statementId/opinion', {
        params,
        body: { opinion: required(game.opinions[at % 3]) },
      });
    await game.teacher.call('POST voting/session/:code/statement/:statementId', { params });
    await inGroups(count, answer);
    const both = await Promise.all([
      withinASecond(count, (at) => answer(count + at)),
      withinASecond(count, (at) =>
        clientAt(at).call('PUT voting/session/:code/statement/:statementId/guess', {
          params,
          body: { guess: at % 11 },
        }),
      ),
    ]);
    const { guess } = await game.teacher.call('POST voting/session/:code/statement/:statementId/shown', { params });
    if (guess?.count !== count) throw new Error(`${guess?.count} of ${count} acknowledged guesses are counted`);
    checkTogether(...both);
    return both;
  };
  const played: Awaited<ReturnType<typeof playOn>>[] = [];
  for (const statementId of game.statements) played.push(await playOn(statementId));
  return { answers: played.map(([answers]) => answers), guessed: played.map(([, guessed]) => guessed) };
}

/** A class votes in secret, spread over servers; each round is a game of its own. */
async function votes(bases: readonly string[], count: number): Promise<TimedSpread[]> {
  const set = await prepareLoadSet(required(bases[0]), 1);
  const play = async () => {
    const game = await startLoadGame(set, ['ballot']);
    const params = { code: game.code };
    const clients = Array.from({ length: count }, (_, at) => new Client(required(bases[at % bases.length])));
    await inGroups(count, (at) => required(clients[at]).call('GET voting/session/:code', { params }));
    await game.teacher.call('POST voting/session/:code/ballot', { params, body: { open: true } });
    const cast = await withinASecond(count, (at) =>
      required(clients[at]).call('POST voting/session/:code/vote', {
        params,
        body: { round: 1, party: set.parties[at % (set.parties.length + 1)] ?? null },
      }),
    );
    await game.teacher.call('POST voting/session/:code/ballot', { params, body: { open: false } });
    const { rounds } = await game.teacher.call('GET voting/session/:code/ballot', { params });
    // What a closing leaves in the files is cleared meanwhile.
    await delay(CLEARED_MS);
    if (rounds[0]?.votes !== count) throw new Error(`${rounds[0]?.votes} of ${count} acknowledged votes are counted`);
    return cast;
  };
  const rounds: TimedSpread[] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await play());
  return rounds;
}

/** Votes on three servers; undefined without the programs that these need. */
async function votesOnThree(count: number): Promise<TimedSpread[] | undefined> {
  const tools = clusterTools();
  if (tools === null) return undefined;
  const { nodes, stop } = await startCluster(tools, 3, { RATE_LIMITS: 'off', ...LARGE_GAME });
  const bases = nodes.map(({ baseURL }) => baseURL);
  return votes(bases, count).finally(stop);
}

/** Guesses and votes of that many students, each of whom has an acknowledgement. */
export async function together(count: number): Promise<Row[]> {
  const bare = middleOf(await bareRounds(count));
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal', ...LARGE_GAME });
  const { answers, guessed } = await guesses(server.baseURL, count);
  const cast = await votes([server.baseURL], count);
  await server.stop();
  const onThree = await votesOnThree(count);
  const row = (what: string, rounds: readonly TimedSpread[]): Row => ({
    ...{ what, unit: 'ms', ours: middleOf(rounds), baseline: bare, ratioAtMost: 2, atMost: 15 },
  });
  return [
    row(`${count} answers beside ${count} guesses within 1 s: acknowledged, p99`, answers),
    row('… the guesses, p99', guessed),
    row(`${count} votes within 1 s: acknowledged, p99`, cast),
    ...(onThree ? [row('… on three servers, p99', onThree)] : []),
  ];
}
