// What one answer, one read and one result cost with a thousand and with a million answers stored, and what statistics over them take.
import { type RawBuilder, sql } from 'kysely';
import { ADMIN, startServer, type TestServer } from '#e2e/server.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { Client } from './client.ts';
import type { Row } from './figures.ts';
import { type BenchGame, prepareSet, startGame } from './game.ts';
import { cpuSeconds, memoryBytes } from './process-cost.ts';

const CALLS = 400;
const STATEMENTS = 10;
const ANSWERS_PER_SESSION = 1_000;

/** Adds stored answers number `from` to `to`, in sessions of a thousand, ten of each student. */
async function fill(db: Db, game: BenchGame, from: number, to: number): Promise<void> {
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

/** Milliseconds of processor time per call. */
async function costOf(server: TestServer, call: (at: number) => Promise<unknown>): Promise<number> {
  const before = cpuSeconds(server.pid());
  for (let at = 0; at < CALLS; at++) await call(at);
  return ((cpuSeconds(server.pid()) - before) * 1_000) / CALLS;
}

async function measure(server: TestServer, game: BenchGame) {
  const clients = Array.from({ length: CALLS }, () => new Client(server.baseURL));
  const clientAt = (at: number) => clients[at] as Client;
  const answerPath = `voting/session/${game.code}/statement/${game.statements[0] ?? ''}/opinion`;
  const answer = await costOf(server, (at) => clientAt(at).call('POST', answerPath, { opinion: game.opinions[0] }));
  const read = await costOf(server, (at) => clientAt(at).call('GET', `voting/session/${game.code}`));
  await game.teacher.call('POST', `voting/session/${game.code}/end`);
  const result = await costOf(server, (at) => clientAt(at).call('GET', `result/session/${game.id}`));
  return { answer, read, result };
}

async function statistics(server: TestServer, game: BenchGame, stored: number): Promise<Row[]> {
  const before = memoryBytes(server.pid());
  const began = performance.now();
  await game.teacher.call('GET', 'result/statistics/extended');
  const taken = performance.now() - began;
  const grown = (memoryBytes(server.pid()) - before) / 1_000_000;
  return [
    { what: `extended statistics over ${stored} answers`, unit: 'ms', ours: taken },
    { what: '… memory that they took', unit: 'MB', ours: grown, atMost: 100 },
  ];
}

export async function growing(most: number): Promise<Row[]> {
  const server = await startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  const db = openDatabase({ databaseUrl: null, dataDir: server.dataDir }, () => {});
  const prepared = await prepareSet(server.baseURL, ADMIN, 1);
  const rows: Row[] = [];
  let stored = 0;
  let least: Awaited<ReturnType<typeof measure>> | undefined;
  // The first round is for the compiler only.
  await measure(server, await startGame(prepared));
  let game = await startGame(prepared);
  for (let size = ANSWERS_PER_SESSION; size <= most; size *= 10) {
    await fill(db, game, stored, size);
    stored = size;
    const costs = await measure(server, game);
    least ??= costs;
    for (const what of ['answer', 'read', 'result'] as const)
      rows.push({
        what: `one ${what} with ${size} answers stored`,
        unit: 'ms',
        ours: costs[what],
        baseline: least[what],
        ratioAtMost: 1.2,
      });
    game = await startGame(prepared);
  }
  rows.push(...(await statistics(server, game, stored)));
  await db.destroy();
  await server.stop();
  return rows;
}
