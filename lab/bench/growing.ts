// The cost of one answer, one read and one result with a thousand and with a million stored answers, and of statistics over them.
import { type RawBuilder, sql } from 'kysely';
import { Client } from '#lab/load-client.ts';
import { type LoadGame, type LoadSet, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { type Db, openDatabase, withDatabase } from '#server/db/client.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import type { Row } from './figures.ts';
import { cpuSeconds, memoryBytes } from './process-cost.ts';

const CALLS = 600;
/** Calls to one server before switching to the other. */
const TURN = 50;
const STATEMENTS = 10;
const ANSWERS_PER_SESSION = 1_000;

/** Adds stored answers number `from` to `to`, in sessions of a thousand, ten of each student. */
async function fill(db: Db, game: LoadGame, from: number, to: number): Promise<void> {
  const row = await db.selectFrom('voting_sessions').selectAll().where('id', '=', game.id).executeTakeFirstOrThrow();
  const columns = Object.keys(row);
  const copied = columns.map((column): RawBuilder<unknown> => {
    if (column === 'id') return sql`'session-' || i`;
    return column === 'active_code' ? sql`null` : sql.ref(column);
  });
  const counted = (least: number, below: number) =>
    sql`with recursive n(i) as (select ${sql.lit(least)} union all select i + 1 from n where i + 1 < ${sql.lit(below)})`;
  const now = sql.lit(new Date().toISOString());
  await db.transaction().execute(async (trx) => {
    await sql`insert into voting_sessions (${sql.join(columns.map((name) => sql.ref(name)))})
      ${counted(from / ANSWERS_PER_SESSION, to / ANSWERS_PER_SESSION)}
      select ${sql.join(copied)} from n, voting_sessions where id = ${sql.lit(game.id)}`.execute(trx);
    await sql`insert into participants (id, voting_session_id, client_key, party_id, joined_at)
      ${counted(from / STATEMENTS, to / STATEMENTS)}
      select 'participant-' || i, 'session-' || (i / 100), 'key-' || i, null, ${now} from n`.execute(trx);
    await sql`insert into student_opinions
      (id, voting_session_id, participant_id, statement_id, opinion, comment, answered_at)
      ${counted(from, to)}
      select 'opinion-' || i, 'session-' || (i / 1000), 'participant-' || (i / 10), 'statement-' || (i % 10), 'Akkoord', '', ${now}
      from n`.execute(trx);
  });
}

interface Target {
  server: TestServer;
  prepared: LoadSet;
}

/** Milliseconds of processor time per call, of each server; they alternate, so that both share the same conditions of the machine. */
async function costOf(servers: readonly TestServer[], call: (server: number, at: number) => Promise<unknown>) {
  const spent = servers.map(() => 0);
  for (let from = 0; from < CALLS; from += TURN) {
    for (const [which, server] of servers.entries()) {
      const before = cpuSeconds(server.pid());
      for (let at = from; at < from + TURN; at++) await call(which, at);
      spent[which] = (spent[which] ?? 0) + cpuSeconds(server.pid()) - before;
    }
  }
  return spent.map((seconds) => (seconds * 1_000) / CALLS);
}

/** The same calls to each server, in a new game on each. */
async function measure(targets: readonly Target[]) {
  const games = await Promise.all(targets.map(({ prepared }) => startLoadGame(prepared)));
  const clients = targets.map(({ server }) => Array.from({ length: CALLS }, () => new Client(server.baseURL)));
  const game = (which: number) => games[which] as LoadGame;
  const client = (which: number, at: number) => clients[which]?.[at] as Client;
  const servers = targets.map(({ server }) => server);
  const read = await costOf(servers, (which, at) =>
    client(which, at).call('GET voting/session/:code', { params: { code: game(which).code } }),
  );
  const answer = await costOf(servers, (which, at) => {
    const { code, statements, opinions } = game(which);
    return client(which, at).call('POST voting/session/:code/statement/:statementId/opinion', {
      params: { code, statementId: required(statements[0]) },
      body: { opinion: required(opinions[0]) },
    });
  });
  for (const { teacher, code } of games) await teacher.call('POST voting/session/:code/end', { params: { code } });
  const result = await costOf(servers, (which, at) =>
    client(which, at).call('GET result/session/:sessionId', { params: { sessionId: game(which).id } }),
  );
  return { answer, read, result };
}

async function statistics(server: TestServer, game: LoadGame, stored: number): Promise<Row[]> {
  const before = memoryBytes(server.pid());
  const began = performance.now();
  await game.teacher.call('GET result/statistics/extended');
  const taken = performance.now() - began;
  const grown = (memoryBytes(server.pid()) - before) / 1_000_000;
  return [
    { what: `extended statistics over ${stored} answers`, unit: 'ms', ours: taken },
    { what: '… memory that they took', unit: 'MB', ours: grown, atMost: 100 },
  ];
}

async function open(): Promise<Target> {
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  return { server, prepared: await prepareLoadSet(server.baseURL, 1) };
}

/** One server gets more answers; another stays at its first thousand. */
export async function growing(most: number): Promise<Row[]> {
  const small = await open();
  const large = await open();
  const template = await startLoadGame(large.prepared);
  const rows: Row[] = [];
  const db = openDatabase({ databaseUrl: null, dataDir: large.server.dataDir });
  const first = await startLoadGame(small.prepared);
  await withDatabase({ databaseUrl: null, dataDir: small.server.dataDir }, (smallDb) =>
    fill(smallDb, first, 0, ANSWERS_PER_SESSION),
  );
  // Warm-up.
  await measure([small, large]);
  let stored = 0;
  for (let size = ANSWERS_PER_SESSION; size <= most; size *= 10) {
    await fill(db, template, stored, size);
    stored = size;
    const costs = await measure([small, large]);
    for (const what of ['answer', 'read', 'result'] as const) {
      const [baseline = 0, ours = 0] = costs[what];
      rows.push({ what: `one ${what} with ${size} answers stored`, unit: 'ms', ours, baseline, ratioAtMost: 1.2 });
    }
  }
  rows.push(...(await statistics(large.server, template, stored)));
  await db.destroy();
  await Promise.all([small.server.stop(), large.server.stop()]);
  return rows;
}
