// What a class talks about in its next lesson: which statements of a played game, by rule, so that nobody is picked.

import { chooseArgumentPair } from './argument-pair.ts';
import { CLASS_MIN, FEW } from './limits.ts';
import { KNOWN_FROM } from './perspective.ts';
import type { Shift } from './shift.ts';
import { divisionOf } from './statement-results.ts';
import { verdictOf } from './verdict.ts';
import type { GameType } from './voting-session.ts';

interface Option {
  opinion: string;
  color: string;
  order: number;
  count: number;
  /** Hands that were counted in the room. */
  hands: number;
  /** Those that may be shown. */
  comments: readonly string[];
}

interface PartyPosition {
  partyId: string;
  opinion: string | null;
  comment: string;
  players: number;
  /** Null if it is not shown. */
  hits: number | null;
}

export interface DebriefStatement {
  statementId: string;
  /** In order. */
  options: readonly Option[];
  shift: Shift | null;
  parties: readonly PartyPosition[];
}

interface DebriefGame {
  type: GameType;
  statements: readonly DebriefStatement[];
}

export type TalkKind = 'divided' | 'far' | 'moved' | 'missed';

/** Why a statement is worth a talk; `partyId` is the party that the class was wrong about, else null. */
export interface Talk {
  kind: TalkKind;
  statementId: string;
  partyId: string | null;
}

export interface Debrief {
  /** Whether enough students answered to say numbers of them. */
  hasNumbers: boolean;
  talks: Talk[];
  /** The statement on which the class agreed most. */
  united: { statementId: string; opinion: string; count: number; total: number } | null;
}

const TALKS = 3;
/** A class is united if more than this share of it chose the same. */
const UNITED_FROM = 0.5;

/** Answers on devices and hands. */
export const votesOf = ({ count, hands }: Pick<Option, 'count' | 'hands'>): number => count + hands;

/** All of a statement. */
export const votesCast = ({ options }: DebriefStatement): number =>
  options.reduce((sum, option) => sum + votesOf(option), 0);

/** How divided the class is on it, from 0 to 1. */
export const dividedBy = (statement: DebriefStatement): number => divisionOf(statement) ?? 0;

/**
 * The share of the answers that is not the opinion of the party with which most of them agree; 0 if no party has an opinion, and if
 * some party answers as most students do.
 */
function farBy(statement: DebriefStatement): number {
  const held = new Set(statement.parties.flatMap(({ opinion }) => opinion ?? []));
  const most = Math.max(...statement.options.map(votesOf));
  const nearest = Math.max(...statement.options.map((option) => (held.has(option.opinion) ? votesOf(option) : 0)));
  return held.size === 0 || nearest === most ? 0 : 1 - nearest / votesCast(statement);
}

/** The share of those who voted twice that chose something else, as far as it may be shown: at least the difference of the counts. */
export function movedBy({ shift }: DebriefStatement): number {
  if (shift === null || shift.paired === null) return 0;
  const { before, after } = shift;
  const net = before?.reduce((sum, { count }, at) => sum + Math.abs(count - (after?.[at]?.count ?? count)), 0) ?? 0;
  return (shift.changed ?? net / 2) / shift.paired;
}

/** The share of a party's players who were wrong about it; 0 if that is not shown, or if they knew it. */
function missedBy({ hits, players }: PartyPosition): number {
  if (hits === null) return 0;
  const share = hits / players;
  return share >= KNOWN_FROM ? 0 : 1 - share;
}

interface Candidate {
  talk: Talk;
  value: number;
}

const candidate = (kind: TalkKind, statementId: string, value: number, partyId: string | null = null): Candidate => ({
  talk: { kind, statementId, partyId },
  value,
});

/** The largest first; equal ones stay in the order of the statements. */
const ranked = (candidates: readonly Candidate[]): Talk[] =>
  candidates
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ talk }) => talk);

/** A list of candidates for each talk in turn; one that is left over takes the next of the lists that follow. */
function listsOf(type: GameType, statements: readonly DebriefStatement[]): Talk[][] {
  const divided = ranked(statements.map((one) => candidate('divided', one.statementId, dividedBy(one))));
  if (type === 'party') {
    const missed = ranked(
      statements.flatMap((one) =>
        one.parties.map((party) => candidate('missed', one.statementId, missedBy(party), party.partyId)),
      ),
    );
    return [divided, missed, missed];
  }
  return [
    divided,
    ranked(statements.map((one) => candidate('far', one.statementId, farBy(one)))),
    ranked(statements.map((one) => candidate('moved', one.statementId, movedBy(one)))),
  ];
}

/** Talks about different statements: the first of each list, and further divided ones if a list is empty. */
function chooseTalks(lists: readonly Talk[][]): Talk[] {
  const talks: Talk[] = [];
  const addFirstOf = (list: readonly Talk[]) => {
    const next = list.find(({ statementId }) => talks.every((one) => one.statementId !== statementId));
    if (next && talks.length < TALKS) talks.push(next);
  };
  for (const list of lists) addFirstOf(list);
  for (let left = TALKS - talks.length; left > 0; left--) addFirstOf(lists[0] ?? []);
  return talks;
}

/** The option that most of the class chose, if the result says nothing of a division. */
export function unitingOption<O extends Pick<Option, 'opinion' | 'count' | 'hands'>>(
  options: readonly O[],
): O | undefined {
  const total = options.reduce((sum, option) => sum + votesOf(option), 0);
  const most = options.find((option) => votesOf(option) / total > UNITED_FROM);
  return verdictOf(options)?.kind === 'divided' ? undefined : most;
}

/** The statement with the largest share of equal answers, if that is most of the class and its result says nothing of a division; never one that is talked about. */
export function unitedOn(statements: readonly DebriefStatement[], talks: readonly Talk[]): Debrief['united'] {
  const left = statements
    .filter(({ statementId }) => talks.every((talk) => talk.statementId !== statementId))
    .sort((a, b) => dividedBy(a) - dividedBy(b));
  for (const statement of left) {
    const most = unitingOption(statement.options);
    if (most)
      return {
        statementId: statement.statementId,
        opinion: most.opinion,
        count: votesOf(most),
        total: votesCast(statement),
      };
  }
  return null;
}

/** What to talk about after a game. Statements that too few answered count only if all are like that; then without numbers. */
export function debriefOf({ type, statements }: DebriefGame): Debrief {
  const enough = statements.filter((one) => votesCast(one) >= CLASS_MIN);
  const hasNumbers = enough.length > 0;
  const pool = hasNumbers ? enough : statements.filter((one) => votesCast(one) > 0);
  const talks = chooseTalks(listsOf(type, pool));
  return { hasNumbers, talks, united: unitedOn(pool, talks) };
}

/** Two of the class's shown arguments, one of each side; none if one side has none. */
export function opposedArguments({ statementId, options }: DebriefStatement): { opinion: string; text: string }[] {
  const texts = options.flatMap(({ opinion, comments }) =>
    comments.map((comment, at) => ({ _id: `${opinion} ${at}`, opinion, comment })),
  );
  const pair = chooseArgumentPair({
    options: options.map(({ opinion }) => opinion),
    arguments: texts,
    pairedBefore: [],
    seed: statementId,
  });
  return [pair?.left, pair?.right].flatMap((id) => {
    const found = texts.find(({ _id }) => _id === id);
    return found ? [{ opinion: found.opinion, text: found.comment }] : [];
  });
}

/** The ids of two parties that explain opposite answers; with a party it is one of them, alone if nobody explains the opposite. */
export function opposedExplanations(statement: DebriefStatement, partyId: string | null): string[] {
  const explained = statement.parties.flatMap(({ partyId: _id, opinion, comment }) =>
    opinion === null || comment.trim() === '' ? [] : [{ _id, opinion, comment }],
  );
  const own = explained.find(({ _id }) => _id === partyId);
  const pair = chooseArgumentPair({
    options: statement.options.map(({ opinion }) => opinion),
    // With a party given, only the other side is chosen.
    arguments: own ? [own, ...explained.filter(({ opinion }) => opinion !== own.opinion)] : explained,
    pairedBefore: [],
    seed: statement.statementId,
  });
  const ids = pair ? [pair.left, pair.right] : [];
  return own && !ids.includes(own._id) ? [own._id] : ids;
}

/** Whether these counts may be shown without pointing at anybody: no small counts, and not everybody at one option. */
export function mayBeHandedOut(counts: readonly number[]): boolean {
  const given = counts.filter((count) => count > 0);
  return given.length > 1 && given.every((count) => count > FEW);
}
