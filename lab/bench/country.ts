// `npm run lab -- country [games] [postgres|sqlite]`: how long the statistics of a whole country take, and the job that counts its games once.
import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type LoadGame, prepareLoadSet, startLoadGame } from '#lab/load-game.ts';
import { startPostgres } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import { memoryBytes } from './process-cost.ts';

const games = Number(process.argv[2] ?? 50_000);
const engine = process.argv[3] ?? 'postgres';
const STUDENTS = 27;
const STATEMENTS = 15;
/** Games that are inserted at a time. */
const PART = 1_000;
/** Of so many games one is not archived. */
const OPEN = 100;
/** Milliseconds that each may take. */
const LIMITS = { 'result/statistics/figures': 2_000, 'result/statistics': 2_000, 'result/statistics/extended': 10_000 };

const isPostgres = engine === 'postgres';
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Numbers from `from` to below `to`, as `n.i`. */
const numbers = (from: number, to: number): RawBuilder<unknown> =>
  isPostgres
    ? sql`(select generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) as i) n`
    : sql`(with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i + 1 < ${sql.lit(to)}) select i from n) n`;
/** An id that sorts by its number. */
const id = (kind: string, number: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.lit(kind)} || substr(cast(1000000000 + (${number}) as text), 2)`;
const listed = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(values.map((value, at) => sql`(${sql.lit(at)}, ${sql.lit(value)})`))})`;
/** The columns of `listed`, which the engines name differently. */
const [AT, VALUE] = ['column1', 'column2'].map((name) => sql.ref(name)) as [RawBuilder<unknown>, RawBuilder<unknown>];

/** Adds games number `from` to `to`, over three years. */
async function fill(db: Db, game: LoadGame, from: number, to: number): Promise<void> {
  const row = await db.selectFrom('voting_sessions').selectAll().where('id', '=', game.id).executeTakeFirstOrThrow();
  const month = sql`substr(cast(101 + n.i * 12 / ${sql.lit(games)} % 12 as text), 2)`;
  const made = sql`${sql.lit('2025-')} || ${month} || '-15T10:00:00.000Z'`;
  const copied: Record<string, RawBuilder<unknown>> = {
    id: id('session-', sql`n.i`),
    active_code: sql`null`,
    state: sql`'results'`,
    created_at: made,
    archived_at: sql`case when n.i % ${sql.lit(OPEN)} = 0 then null else ${made} end`,
  };
  const columns = Object.keys(row);
  const last = await db.transaction().execute(async (trx) => {
    await sql`insert into voting_sessions (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(columns.map((name) => copied[name] ?? sql`of.${sql.ref(name)}`))}
      from ${numbers(from, to)}, voting_sessions of where of.id = ${sql.lit(game.id)}`.execute(trx);
    await sql`insert into voting_session_statements (voting_session_id, statement_id, position)
      select ${id('session-', sql`n.i`)}, s.${VALUE}, s.${AT} from ${numbers(from, to)}, ${listed(game.statements)} s`.execute(
      trx,
    );
    await sql`insert into participants (id, voting_session_id, client_key, party_id, joined_at)
      select ${id('participant-', sql`n.i`)}, ${id('session-', sql`n.i / ${sql.lit(STUDENTS)}`)}, 'key-' || n.i, null, '2025-01-01T00:00:00.000Z'
      from ${numbers(from * STUDENTS, to * STUDENTS)}`.execute(trx);
    const each = STUDENTS * STATEMENTS;
    return sql`insert into student_opinions (id, voting_session_id, participant_id, statement_id, opinion, comment, answered_at)
      select ${id('opinion-', sql`n.i`)}, ${id('session-', sql`n.i / ${sql.lit(each)}`)},
        ${id('participant-', sql`n.i / ${sql.lit(STATEMENTS)}`)}, s.${VALUE}, o.${VALUE}, '', '2025-01-01T00:00:00.000Z'
      from ${numbers(from * each, to * each)}
      join ${listed(game.statements)} s on s.${AT} = n.i % ${sql.lit(STATEMENTS)}
      join ${listed([...game.opinions, SKIP])} o on o.${AT} = (n.i * 7 + n.i / 11) % ${sql.lit(game.opinions.length + 1)}`.execute(
      trx,
    );
  });
  if (last.numAffectedRows === undefined) throw new Error('nothing was inserted');
}

async function build(db: Db, game: LoadGame): Promise<void> {
  // Ids that refer to nothing would be found by the figures; checking each of 20 million takes longer than all else.
  if (isPostgres) await sql`alter system set session_replication_role = replica`.execute(db);
  if (isPostgres) await sql`alter system set max_wal_size = '8GB'`.execute(db);
  if (isPostgres) await sql`select pg_reload_conf()`.execute(db);
  for (let from = 0; from < games; from += PART) await fill(db, game, from, Math.min(from + PART, games));
  if (isPostgres) await sql`alter system reset session_replication_role`.execute(db);
  if (isPostgres) await sql`select pg_reload_conf()`.execute(db);
  await sql`analyze`.execute(db);
}

async function measure(server: TestServer, game: LoadGame): Promise<boolean> {
  let isFast = true;
  for (const [path, limit] of Object.entries(LIMITS)) {
    const before = memoryBytes(server.pid());
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memoryBytes(server.pid()));
    }, 100);
    const began = performance.now();
    const reply = await fetch(`${server.baseURL}/api/${path}`, {
      headers: { authorization: `Bearer ${required(game.teacher.token)}` },
    });
    let bytes = 0;
    for await (const piece of required(reply.body ?? undefined)) bytes += piece.length;
    const took = performance.now() - began;
    clearInterval(watch);
    isFast &&= took <= limit && reply.status === 200;
    const grown = ((most - before) / 1e6).toFixed(0);
    console.log(
      `${took <= limit ? 'ok    ' : 'FAILED'}  ${path}: ${seconds(took)} of ${seconds(limit)}, ${(bytes / 1e6).toFixed(1)} MB, memory +${grown} MB`,
    );
  }
  return isFast;
}

async function main(): Promise<boolean> {
  const program = findTools().postgres;
  if (isPostgres && program === undefined) {
    console.log('SKIPPED  it needs PostgreSQL on this machine');
    return true;
  }
  const postgres = isPostgres ? await startPostgres(required(program)) : null;
  const settings = postgres && {
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'the secret of a whole country, for this only',
  };
  const server = await startServer({
    DEMO_CONTENT: 'false',
    LOG_LEVEL: 'warn',
    SESSION_RETENTION_DAYS: '36500',
    ...settings,
  });
  const db = openDatabase({ databaseUrl: postgres?.url ?? null, dataDir: server.dataDir });
  try {
    const game = await startLoadGame(await prepareLoadSet(server.baseURL, STATEMENTS));
    const began = performance.now();
    await build(db, game);
    const answers = games * STUDENTS * STATEMENTS;
    console.log(`${games} games with ${answers} answers on ${engine}: made in ${seconds(performance.now() - began)}`);
    const archived = games - Math.ceil(games / OPEN);
    const restarted = performance.now();
    await server.restart();
    for (;;) {
      const { count } = await db
        .selectFrom('session_figures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= archived) break;
      await delay(200);
    }
    console.log(`counted once by the job at the start: ${seconds(performance.now() - restarted)}`);
    // The first read after the start prepares its queries.
    await measure(server, game);
    return await measure(server, game);
  } finally {
    await db.destroy();
    await server.stop();
    await postgres?.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
