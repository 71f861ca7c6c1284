// `npm run lab -- games [games] [first seed]`: random debates on real servers, which are killed now and then, against a model of the contract that shares
// no code with them. A figure that differs for any audience fails.
import { startPostgres, startRedis } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import { caller, callerAs, identityOf } from '#testing/api-client.ts';
import { newParties, OPTIONS } from '#testing/fixtures.ts';
import { publishSet } from '#testing/game.ts';
import { playRandomGame } from '#testing/random-games/play-random-game.ts';
import type { Servers } from '#testing/random-games/random-game.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';

const GAMES = Number(process.argv[2] ?? 500);
const FIRST = Number(process.argv[3] ?? 1);
/** One event of so many is followed by a kill. */
const KILL_ONE_IN = 400;

interface Place {
  name: string;
  settings: Record<string, string>;
  servers: number;
}

const total = { games: 0, compared: 0, snapshots: 0, late: 0, shifts: 0, kills: 0 };
const wrong: string[] = [];

/** Plays games at that place, as long as there are any. */
async function playAt({ name, settings, servers: count }: Place, nextSeed: () => number | null): Promise<void> {
  const shared = {
    DEMO_CONTENT: 'false',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'a secret for random games only',
    ...settings,
  };
  const nodes: TestServer[] = [];
  for (let at = 0; at < count; at++) nodes.push(await startServer(shared));
  const oneOfThem = (): string => required(nodes[Math.floor(Math.random() * nodes.length)]).baseURL;
  const identity = await identityOf(oneOfThem());
  const owner = callerAs(oneOfThem(), identity);
  const servers: Servers = {
    owner,
    student: (clientId) => caller(oneOfThem(), { 'client-id': clientId }),
    projector: (token) => caller(oneOfThem(), { 'projector-token': token }),
    set: await publishSet(owner, { statements: 2, parties: newParties(3) }),
    options: OPTIONS.map(({ opinion }) => opinion),
    resultsMinCount: Number(settings.RESULTS_MIN_COUNT ?? 0),
  };
  const killSometimes = async (): Promise<void> => {
    if (Math.random() * KILL_ONE_IN >= 1) return;
    const node = required(nodes[Math.floor(Math.random() * nodes.length)]);
    await node.kill9();
    await node.restart();
    total.kills += 1;
  };
  let games = 0;
  for (let seed = nextSeed(); seed !== null; seed = nextSeed()) {
    const played = await playRandomGame(servers, seed, killSometimes).catch((error: unknown) => {
      wrong.push(`game ${seed}: ${error instanceof Error ? error.stack : error}`);
      return null;
    });
    games += 1;
    if (played === null) continue;
    wrong.push(...played.wrong);
    for (const what of ['compared', 'snapshots', 'late', 'shifts'] as const) total[what] += played[what];
  }
  total.games += games;
  console.log(`${name}: ${games} games`);
  for (const node of nodes) await node.stop();
}

const tools = findTools();
if (!tools.postgres || !tools.redis) throw new Error('PostgreSQL and Redis are needed');
const postgres = await startPostgres(tools.postgres);
const redis = await startRedis(tools.redis);
const places: Place[] = [
  { name: 'one server, SQLite', settings: {}, servers: 1 },
  { name: 'one server, SQLite, RESULTS_MIN_COUNT 4', settings: { RESULTS_MIN_COUNT: '4' }, servers: 1 },
  {
    name: 'two servers, PostgreSQL and Redis',
    settings: { DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    servers: 2,
  },
];
let next = FIRST;
const nextSeed = (): number | null => (next < FIRST + GAMES ? next++ : null);
await Promise.all(places.map((place) => playAt(place, nextSeed)));
await postgres.stop();
await redis.stop();
console.log(
  `seeds ${FIRST} to ${FIRST + GAMES - 1}: ${total.games} games, ${total.compared} comparisons, ${total.snapshots} snapshots, ${total.shifts} shifts, ${total.late} late answers, ${total.kills} kills`,
);
for (const one of wrong.slice(0, 50)) console.log(`WRONG  ${one.slice(0, 2_000)}`);
console.log(`${wrong.length} wrong`);
process.exit(wrong.length > 0 || total.snapshots === 0 ? 1 : 0);
