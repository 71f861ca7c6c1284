// What the files of a database say of a ballot, read as somebody would who has copies of them and not this program.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { required } from '#testing/required.ts';

/** What was chosen by whom, by the marks that students left. */
export type Named = Map<string, string>;

/** The marks of who voted and the votes of each choice, at one moment. */
export interface Moment {
  marks: readonly string[];
  votes: ReadonlyMap<string, number>;
}

/** Names the one who came between two moments, if one alone did. */
export function nameBetween(before: Moment, after: Moment, named: Named): void {
  const marks = after.marks.filter((mark) => !before.marks.includes(mark));
  const choices = [...after.votes].filter(([choice, votes]) => votes === (before.votes.get(choice) ?? 0) + 1);
  const [mark, choice] = [marks[0], choices[0]?.[0]];
  if (marks.length === 1 && choices.length === 1 && mark && choice) named.set(mark, choice);
}

const texts = (rows: readonly Record<string, unknown>[], column: string): string[] =>
  rows.map((row) => String(row[column]));

const votesIn = (rows: readonly Record<string, unknown>[]): Moment['votes'] =>
  new Map(rows.map((row) => [String(row.choice), Number(row.votes)]));

/** Marks and votes of a game in a copy of a SQLite database. */
export function momentOf(database: DatabaseSync, game: string): Moment {
  const all = (query: string) => database.prepare(query).all(game);
  const marks = all("select who from counted where kind = 'vote' and voting_session_id = ?");
  const counts = all('select choice, votes from ballot_counts where voting_session_id = ?');
  return { marks: texts(marks, 'who'), votes: votesIn(counts) };
}

/** A copy of a SQLite database and its log, as files. */
export interface SqliteCopy {
  database: Buffer;
  log: Buffer;
}

export const copySqlite = (file: string): SqliteCopy => ({
  database: readFileSync(file),
  log: existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0),
});

/** Opens a copy with the first so many bytes of its log, and looks into it. */
export function lookInto<T>({ database, log }: SqliteCopy, look: (opened: DatabaseSync, file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-ballot-copy-'));
  const file = join(folder, 'copy.sqlite');
  try {
    writeFileSync(file, database);
    if (log.length > 0) writeFileSync(`${file}-wal`, log);
    const opened = new DatabaseSync(file);
    try {
      return look(opened, file);
    } finally {
      opened.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const LOG_HEAD = 32;
const FRAME_HEAD = 24;

/** How far a log was read: it begins anew, with other salts, in the same file. */
export interface ReadTo {
  salts: string;
  end: number;
}
export const UNREAD: ReadTo = { salts: '', end: 0 };

/** Where the commits of a log end; frames behind them are of before it began anew. */
function commitsIn(log: Buffer): number[] {
  if (log.length <= LOG_HEAD) return [];
  const frame = FRAME_HEAD + log.readUInt32BE(8);
  const ends: number[] = [];
  for (let at = LOG_HEAD; at + frame <= log.length; at += frame) {
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0) break;
    if (log.readUInt32BE(at + 4) !== 0) ends.push(at + frame);
  }
  return ends;
}

/** Joins commit by commit of the log, from where it was read to in an earlier copy. Returns where it is read to now. */
export function joinByFrames(copy: SqliteCopy, game: string, read: ReadTo, named: Named): ReadTo {
  const salts = copy.log.toString('hex', 16, 24);
  const from = salts === read.salts ? read.end : 0;
  const at = (end: number) => lookInto({ ...copy, log: copy.log.subarray(0, end) }, (opened) => momentOf(opened, game));
  let before = at(from);
  let end = from;
  for (end of commitsIn(copy.log).filter((one) => one > from)) {
    const after = at(end);
    nameBetween(before, after, named);
    before = after;
  }
  return { salts, end };
}

/** All that the files of a copy hold, its log written into the database. */
export const wholeFile = (copy: SqliteCopy): Buffer =>
  lookInto(copy, (opened, file) => {
    opened.exec('pragma wal_checkpoint(truncate)');
    cpSync(file, `${file}.whole`);
    return readFileSync(`${file}.whole`);
  });

/** Where that text is. */
export function placesOf(bytes: Buffer, text: string): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) found.push(at);
  return found;
}

/** Whether these stand in the file in the order in which they came, or in the opposite one. */
export function areInOrder(bytes: Buffer, marks: readonly string[]): boolean {
  const places = marks.map((mark) => bytes.indexOf(mark));
  const rises = (list: readonly number[]) => list.every((place, at) => at === 0 || place > required(list[at - 1]));
  return places.every((place) => place >= 0) && (rises(places) || rises(places.toReversed()));
}

const PAGE = 8_192;
const PAGE_HEAD = 24;

export interface RowVersion {
  /** The transaction that wrote it. */
  by: number;
  bytes: Buffer;
}

/** Every version of a row in the file of a table of PostgreSQL, those that nobody sees any more included. */
export function rowVersions(file: Buffer): RowVersion[] {
  const found: RowVersion[] = [];
  for (let page = 0; page + PAGE <= file.length; page += PAGE) {
    const lower = file.readUInt16LE(page + 12);
    for (let pointer = PAGE_HEAD; pointer < lower; pointer += 4) {
      const item = file.readUInt32LE(page + pointer);
      const [at, length] = [item & 0x7fff, item >>> 17];
      if (length > 0)
        found.push({ by: file.readUInt32LE(page + at), bytes: file.subarray(page + at, page + at + length) });
    }
  }
  return found;
}

export interface PostgresFiles {
  marks: Buffer;
  counts: Buffer;
}

/** Marks and votes of a game, and the files of both tables and of the log, as they are on the disk of PostgreSQL. */
export async function copyPostgres(url: string, game: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('checkpoint');
    const fileOf = async (table: string): Promise<Buffer> => {
      const { rows } = await client.query('select pg_read_binary_file(pg_relation_filepath($1)) as bytes', [table]);
      return rows[0].bytes;
    };
    const { rows } = await client.query("select pg_read_binary_file('pg_wal/' || name) as bytes from pg_ls_waldir()");
    const read = async (query: string) => (await client.query(query, [game])).rows;
    const moment: Moment = {
      marks: texts(await read("select who from counted where kind = 'vote' and voting_session_id = $1"), 'who'),
      votes: votesIn(await read('select choice, votes from ballot_counts where voting_session_id = $1')),
    };
    return {
      moment,
      marks: await fileOf('counted'),
      counts: await fileOf('ballot_counts'),
      log: Buffer.concat(rows.map(({ bytes }) => bytes)),
    };
  } finally {
    await client.end();
  }
}

/** Pairs what one transaction alone wrote. */
function joinByWriters(marks: readonly [string, number][], counts: readonly [string, number][]): Named {
  const named: Named = new Map();
  for (const [mark, by] of marks) {
    const beside = new Set(marks.filter(([, other]) => other === by).map(([one]) => one));
    const chosen = new Set(counts.filter(([, other]) => other === by).map(([choice]) => choice));
    const [choice] = chosen;
    if (beside.size === 1 && chosen.size === 1 && choice) named.set(mark, choice);
  }
  return named;
}

/** Joins the versions of rows that the files still list. */
export function joinByVersions(files: PostgresFiles, marks: readonly string[], choices: readonly string[]): Named {
  const writersOf = (file: Buffer, sought: readonly string[]) =>
    rowVersions(file).flatMap(({ by, bytes }) =>
      sought.filter((text) => bytes.includes(text)).map((text): [string, number] => [text, by]),
    );
  return joinByWriters(writersOf(files.marks, marks), writersOf(files.counts, choices));
}

/** Joins what is left of rows where pages have no more than free space, by how far a text is behind the head of its row. */
export function joinByRemains(files: PostgresFiles, marks: readonly string[], choices: readonly string[]): Named {
  const writersOf = (file: Buffer, sought: readonly string[]) => {
    const behind = new Set(
      rowVersions(file).flatMap(({ bytes }) => sought.map((text) => bytes.indexOf(text)).filter((at) => at > 0)),
    );
    return sought.flatMap((text) =>
      placesOf(file, text).flatMap((at) =>
        [...behind].map((by): [string, number] => [text, file.readUInt32LE(at - by)]),
      ),
    );
  };
  return joinByWriters(writersOf(files.marks, marks), writersOf(files.counts, choices));
}
