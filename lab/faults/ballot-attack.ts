// An attack on a secret ballot by somebody who copies everything after every vote: the database's files, its log, backups, and what the server prints.
// While the ballot is open they learn who chose what, which is the known limit; of a ballot that is closed they learn nothing.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { writeSnapshot } from '#server/backup/snapshot.ts';
import { databaseFile } from '#server/db/client.ts';
import { BLANK } from '#shared/domain/ballot.ts';
import { type Call, caller, logIn } from '#testing/api-client.ts';
import { newParties } from '#testing/fixtures.ts';
import { publishSet, startGame } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';
import {
  areInOrder,
  copyPostgres,
  copySqlite,
  joinByFrames,
  joinByRemains,
  joinByVersions,
  lookInto,
  type Moment,
  momentOf,
  type Named,
  nameBetween,
  placesOf,
  UNREAD,
  wholeFile,
} from './ballot-traces.ts';
import type { Report } from './report.ts';

const VOTERS = 24;
/** Votes of another class, cast before the closing. */
const OTHERS = 3;
/** Within which what was before a closing is gone from the files. */
const GONE_MS = 6_000;

interface Voter {
  clientId: string;
  choice: string;
  cast: () => Promise<unknown>;
}

interface Ballot {
  server: TestServer;
  game: string;
  choices: readonly string[];
  voters: readonly Voter[];
  /** By the mark that each voter left, once known. */
  truth: Named;
  setOpen: (open: boolean) => Promise<unknown>;
  backUp: () => Promise<Moment>;
}

const start = (settings: Record<string, string> = {}): Promise<TestServer> =>
  startServer({ DEMO_CONTENT: 'false', LOG_LEVEL: 'trace', ...settings });

async function openBallot(server: TestServer, databaseUrl: string | null): Promise<Ballot> {
  const teacher: Call = await logIn(server.baseURL);
  const set = await publishSet(teacher, { statements: 1, parties: newParties(3) });
  const { code, _id: game } = await startGame(set, { settings: ['ballot'] });
  const params = { code };
  const choices = [...set.parties, BLANK];
  const voters = Array.from({ length: VOTERS }, (): Voter => {
    const clientId = randomUUID();
    const choice = required(choices[Math.floor(Math.random() * choices.length)]);
    const body = { round: 1, party: choice === BLANK ? null : choice };
    const cast = () =>
      caller(server.baseURL, { 'client-id': clientId })('POST voting/session/:code/vote', { params, body });
    return { clientId, choice, cast };
  });
  for (const { clientId } of voters)
    await caller(server.baseURL, { 'client-id': clientId })('GET voting/session/:code', { params });
  const setOpen = (open: boolean) => teacher('POST voting/session/:code/ballot', { params, body: { open } });
  await setOpen(true);
  const backUp = async (): Promise<Moment> => {
    const folder = await mkdtemp(join(tmpdir(), 'halfrond-ballot-backup-'));
    const copy = new DatabaseSync(await writeSnapshot({ dataDir: server.dataDir, databaseUrl }, folder));
    const moment = momentOf(copy, game);
    copy.close();
    await rm(folder, { recursive: true });
    return moment;
  };
  return { server, game, choices, voters, truth: new Map(), setOpen, backUp };
}

const isTruth = (named: Named, truth: Named): boolean =>
  named.size === truth.size && [...truth].every(([mark, choice]) => named.get(mark) === choice);

const NOTHING: Moment = { marks: [], votes: new Map() };

/** What holds of both databases: backups of an open ballot are empty, and no line that is printed has a student and a choice. */
function checkRest(
  report: Report,
  engine: string,
  { server, voters, choices, truth }: Ballot,
  backups: readonly Moment[],
) {
  const open = backups.slice(0, -1).every(({ marks, votes }) => marks.length === 0 && votes.size === 0);
  const named: Named = new Map();
  for (const backup of backups) nameBetween(NOTHING, backup, named);
  report.check(`${engine}: ${backups.length} backups name nobody`, open && named.size === 0, [...named]);
  const people = [...voters.map(({ clientId }) => clientId), ...truth.keys()];
  const told = server
    .output()
    .split('\n')
    .filter((line) => people.some((one) => line.includes(one)) && choices.some((one) => line.includes(one)));
  report.check(
    `${engine}: no line of the server's log has a student and a choice`,
    told.length === 0,
    told.slice(0, 3),
  );
}

async function attackSqlite(report: Report): Promise<void> {
  const engine = 'SQLite';
  const ballot = await openBallot(await start(), null);
  const { server, game, voters, truth } = ballot;
  const file = databaseFile(server.dataDir);
  const byFrames: Named = new Map();
  const byVersions: Named = new Map();
  const backups: Moment[] = [];
  let copy = copySqlite(file);
  let read = joinByFrames(copy, game, UNREAD, byFrames);
  let before = lookInto(copy, (opened) => momentOf(opened, game));
  for (const { choice, cast } of voters) {
    await cast();
    copy = copySqlite(file);
    read = joinByFrames(copy, game, read, byFrames);
    const after = lookInto(copy, (opened) => momentOf(opened, game));
    nameBetween(before, after, byVersions);
    truth.set(required(after.marks.find((mark) => !before.marks.includes(mark))), choice);
    before = after;
    backups.push(await ballot.backUp());
  }
  const came = [...truth.keys()];
  report.check(`${engine}, open: frames of the log name all (known limit)`, isTruth(byFrames, truth), [...byFrames]);
  report.check(`${engine}, open: copies name all (known limit)`, isTruth(byVersions, truth));
  report.check(`${engine}, open: marks lie in the order of the votes (known limit)`, areInOrder(wholeFile(copy), came));
  await ballot.setOpen(false);
  await delay(GONE_MS);
  backups.push(await ballot.backUp());
  const closed = copySqlite(file);
  const named: Named = new Map();
  joinByFrames(closed, game, UNREAD, named);
  nameBetween(
    NOTHING,
    lookInto(closed, (opened) => momentOf(opened, game)),
    named,
  );
  report.check(`${engine}, closed: frames and versions name nobody`, named.size === 0, [...named]);
  const rows = new Set(came.map((mark) => placesOf(closed.database, mark).length));
  const inLog = came.filter((mark) => closed.log.includes(mark));
  report.check(`${engine}, closed: no other version of a mark is left`, rows.size === 1 && inLog.length === 0, [
    ...rows,
  ]);
  report.check(`${engine}, closed: marks lie in no order of the votes`, !areInOrder(closed.database, came));
  checkRest(report, engine, ballot, backups);
  await server.stop();
}

async function attackPostgres(report: Report, databaseUrl: string, settings: Record<string, string>): Promise<void> {
  const engine = 'PostgreSQL';
  const server = await start({ DATABASE_URL: databaseUrl, ...settings });
  const ballot = await openBallot(server, databaseUrl);
  const { game, voters, choices, truth } = ballot;
  const backups: Moment[] = [];
  const byCopies: Named = new Map();
  let before = (await copyPostgres(databaseUrl, game)).moment;
  for (const { choice, cast } of voters) {
    await cast();
    const { moment } = await copyPostgres(databaseUrl, game);
    nameBetween(before, moment, byCopies);
    truth.set(required(moment.marks.find((mark) => !before.marks.includes(mark))), choice);
    before = moment;
    backups.push(await ballot.backUp());
  }
  const came = [...truth.keys()];
  const open = await copyPostgres(databaseUrl, game);
  report.check(`${engine}, open: copies name all (known limit)`, isTruth(byCopies, truth), [...byCopies]);
  report.check(
    `${engine}, open: versions of rows name all (known limit)`,
    isTruth(joinByVersions(open, came, choices), truth),
  );
  report.check(
    `${engine}, open: so do pages read as bytes (known limit)`,
    isTruth(joinByRemains(open, came, choices), truth),
  );
  report.check(`${engine}, open: marks lie in the order of the votes (known limit)`, areInOrder(open.marks, came));
  report.check(
    `${engine}, open: the log has every mark (known limit)`,
    came.every((mark) => open.log.includes(mark)),
  );
  // What another class stores lies behind these votes by now.
  const { voters: others } = await openBallot(server, databaseUrl);
  for (const { cast } of others.slice(0, OTHERS)) await cast();
  await ballot.setOpen(false);
  await delay(GONE_MS);
  backups.push(await ballot.backUp());
  const closed = await copyPostgres(databaseUrl, game);
  const named = joinByVersions(closed, came, choices);
  nameBetween(NOTHING, closed.moment, named);
  report.check(`${engine}, closed: versions of rows name nobody`, named.size === 0, [...named]);
  report.check(`${engine}, closed: marks lie in no order of the votes`, !areInOrder(closed.marks, came));
  // What PostgreSQL alone writes over, which privacy.md says.
  const remains = [...joinByRemains(closed, came, choices)].filter(([mark, choice]) => truth.get(mark) === choice);
  console.log(`    ${remains.length} of ${came.length} are named by what is left in free space of pages (known limit)`);
  const left = came.filter((mark) => closed.log.includes(mark)).length;
  console.log(`    ${left} of ${came.length} marks are in segments of its log that are not recycled yet (known limit)`);
  checkRest(report, engine, ballot, backups);
  await server.stop();
}

export async function ballotAttack(report: Report, databaseUrl: string | undefined, settings: Record<string, string>) {
  report.section(`everything copied after each of ${VOTERS} votes and after the closing`);
  await attackSqlite(report);
  if (databaseUrl) await attackPostgres(report, databaseUrl, settings);
  else report.skip('the same on PostgreSQL', 'no such server is reachable');
}
