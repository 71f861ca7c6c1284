// Figures as a class or its teacher got them: computed once, and read whole, so that each is one JSON text.
import type { Db, Trx } from '#server/db/client.ts';
import type { ClassGuess } from '#shared/domain/class-guess.ts';
import type { PartyGuesses } from '#shared/domain/perspective.ts';
import type { ClassRobustness } from '#shared/domain/robustness.ts';
import type { Shift } from '#shared/domain/shift.ts';
import type { Round } from '#shared/domain/voting-session.ts';

/** One statement of a voting session. */
export interface StatementKey {
  votingSessionId: string;
  statementId: string;
}

/** The figures of one moment; its answers are in `published_answers`. */
export interface Snapshot {
  round: Round;
  /** 1 for the first one of its round. */
  number: number;
  takenAt: string;
  /** Determines the order of the arguments in this snapshot. */
  seed: string;
  participants: number;
  answered: number;
  skipped: number;
  /** Of every option. */
  counts: readonly { opinion: string; count: number }[];
  /** Null in the first round. */
  shift: Shift | null;
}

export interface EndFigures {
  participants: number;
  robustness: ClassRobustness | null;
  /** How many answered each statement and are in no figure. */
  late: ReadonlyMap<string, number>;
}

/** What is published of a statement, by kind; `end` is of a whole game. */
interface Figures {
  /** The last snapshot, of either round. */
  snapshot: Snapshot;
  guess: ClassGuess;
  /** The parties of a reveal with their figures, in its order. */
  reveal: readonly PartyGuesses[];
  /** How often each opinion was given for each party. */
  played: readonly { partyId: string; opinion: string; count: number }[];
  end: Omit<EndFigures, 'late'> & { late: readonly (readonly [statementId: string, count: number])[] };
}
export type FiguresKind = keyof Figures;

const rowsOf = (db: Db, votingSessionId: string, kind: FiguresKind) =>
  db
    .selectFrom('published_figures')
    .select(['statement_id', 'figures'])
    .where('voting_session_id', '=', votingSessionId)
    .where('kind', '=', kind);

/** The figures of every statement that has some of that kind. */
export async function findAllFigures<K extends FiguresKind>(
  db: Db,
  votingSessionId: string,
  kind: K,
): Promise<Map<string, Figures[K]>> {
  const rows = await rowsOf(db, votingSessionId, kind).execute();
  return new Map(rows.map(({ statement_id, figures }) => [statement_id, JSON.parse(figures) as Figures[K]]));
}

/** The figures of one statement; null if there are none of that kind. */
export async function findFigures<K extends FiguresKind>(
  db: Db,
  { votingSessionId, statementId }: StatementKey,
  kind: K,
): Promise<Figures[K] | null> {
  const row = await rowsOf(db, votingSessionId, kind).where('statement_id', '=', statementId).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.figures) as Figures[K]);
}

const inserted = <K extends FiguresKind>(
  db: Db,
  { votingSessionId, statementId }: StatementKey,
  kind: K,
  figures: Figures[K],
) =>
  db.insertInto('published_figures').values({
    voting_session_id: votingSessionId,
    statement_id: statementId,
    kind,
    figures: JSON.stringify(figures),
  });

/** Stores figures for good: those that are there already stay. */
export async function insertFigures<K extends FiguresKind>(
  db: Db,
  key: StatementKey,
  kind: K,
  figures: Figures[K],
): Promise<void> {
  await inserted(db, key, kind, figures)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores figures in the place of the last ones. */
export async function replaceFigures<K extends FiguresKind>(
  trx: Trx,
  key: StatementKey,
  kind: K,
  figures: Figures[K],
): Promise<void> {
  await inserted(trx, key, kind, figures)
    .onConflict((conflict) =>
      conflict
        .columns(['voting_session_id', 'kind', 'statement_id'])
        .doUpdateSet(({ ref }) => ({ figures: ref('excluded.figures') })),
    )
    .execute();
}

/** The last snapshot of a statement, if it is of that round. */
export async function findSnapshot(db: Db, key: StatementKey, round: Round): Promise<Snapshot | null> {
  const last = await findFigures(db, key, 'snapshot');
  return last?.round === round ? last : null;
}

const whole = (votingSessionId: string): StatementKey => ({ votingSessionId, statementId: '' });

/** The figures at the end of a debate with `aggregates_only`, which stay if a student deletes answers; null before. */
export async function findEndFigures(db: Db, votingSessionId: string): Promise<EndFigures | null> {
  const figures = await findFigures(db, whole(votingSessionId), 'end');
  return figures && { ...figures, late: new Map(figures.late) };
}

/** Stores them, unless another server did meanwhile. */
export const insertEndFigures = (db: Db, votingSessionId: string, { late, ...figures }: EndFigures): Promise<void> =>
  insertFigures(db, whole(votingSessionId), 'end', { ...figures, late: [...late] });

/** Counts the answers to a statement of a party game as they are now, and replaces the earlier counts. */
export async function replacePlayedCounts(trx: Trx, key: StatementKey): Promise<void> {
  const counts = await trx
    .selectFrom('student_opinions as answer')
    .innerJoin('participants', 'participants.id', 'answer.participant_id')
    .where('answer.voting_session_id', '=', key.votingSessionId)
    .where('answer.statement_id', '=', key.statementId)
    .where('participants.party_id', 'is not', null)
    .$narrowType<{ partyId: string }>()
    .select(['participants.party_id as partyId', 'answer.opinion'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['participants.party_id', 'answer.opinion'])
    .$narrowType<{ partyId: string }>()
    .execute();
  await replaceFigures(trx, key, 'played', counts);
}
