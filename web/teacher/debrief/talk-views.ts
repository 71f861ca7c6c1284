// The content of the talks on the debrief sheet, calculated from the overview alone, so that the numbers are the same.
import type { SessionOverview } from '#shared/contract/result.ts';
import {
  type Debrief,
  mayBeHandedOut,
  opposedArguments,
  opposedExplanations,
  type Talk,
  type TalkKind,
  votesOf,
} from '#shared/domain/debrief.ts';
import { firstSentence } from '#shared/domain/first-sentence.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { mainGuesses } from '#shared/domain/perspective-order.ts';
import { shiftRows } from '#shared/domain/shift-words.ts';

type Statement = SessionOverview['statements'][number];

/** One option; `before` counts those who voted twice by their first answer. */
interface Bar {
  opinion: string;
  color: string;
  before: number | null;
  now: number;
}

export interface TalkView {
  /** `alsoDivided`: another statement that divided the class. */
  kind: TalkKind | 'alsoDivided';
  /** Different for each talk. */
  question: TalkView['kind'] | 'stillDivided';
  statementId: string;
  /** From 1. */
  number: number;
  description: string;
  /** Whether the teacher wrote it. */
  own: boolean;
  /** Null if numbers would point at somebody, or if there are too few. */
  bars: Bar[] | null;
  /** The options that most chose, several if equal; shown if there are no bars. */
  most: string[];
  /** How many voted twice and chose something else; null if it may not be shown. */
  shift: { paired: number; changed: number | null } | null;
  /** The party's answer that the class got wrong, and what most thought that it is, several if equal. */
  missed: { party: string; opinion: string; guesses: string[] } | null;
  arguments: { opinion: string; color: string; text: string }[];
  explanations: { party: string; opinion: string; text: string }[];
}

/** The questions for divided statements, used in turn. */
const DIVIDED_QUESTIONS = ['divided', 'alsoDivided', 'stillDivided'] as const;

const mostOf = (options: readonly { opinion: string; count: number; hands: number }[]): string[] => {
  const most = Math.max(...options.map(votesOf));
  return most === 0 ? [] : options.filter((option) => votesOf(option) === most).map(({ opinion }) => opinion);
};

function barsOf({ kind, partyId }: Talk, { options, shift, parties }: Statement): Bar[] {
  const guesses = kind === 'missed' ? parties.find((party) => party.partyId === partyId)?.guesses : undefined;
  const counts = options.map((option) => ({
    opinion: option.opinion,
    color: option.color,
    count: guesses ? (guesses.find(({ opinion }) => opinion === option.opinion)?.count ?? 0) : votesOf(option),
  }));
  // Only answers on devices can be followed from one vote to the next: if they are, hands are left out.
  if (shift !== null) return shiftRows(shift, counts);
  return counts.map(({ opinion, color, count }) => ({ opinion, color, before: null, now: count }));
}

const isHandedOut = (bars: readonly Bar[]): boolean => {
  const before = bars.flatMap((bar) => bar.before ?? []);
  return mayBeHandedOut(bars.map(({ now }) => now)) && (before.length === 0 || mayBeHandedOut(before));
};

function missedOf({ partyId }: Talk, { parties }: Statement, nameOf: (id: string) => string): TalkView['missed'] {
  const found = parties.find((party) => party.partyId === partyId);
  const guesses = found ? mainGuesses(found) : [];
  if (!found || found.opinion === null || guesses.length === 0) return null;
  return { party: nameOf(found.partyId), opinion: found.opinion, guesses };
}

/** Returns what the talks say; for students without numbers and arguments that could point at one of them. */
export function talkViews(
  { statements, partyScores }: SessionOverview,
  { talks, hasNumbers }: Debrief,
  forStudents: boolean,
): TalkView[] {
  const nameOf = (id: string) => {
    const party = partyScores.find(({ _id }) => _id === id);
    invariant(party, 'every party with an opinion has a score');
    return party.name;
  };
  const divided = talks.filter(({ kind }) => kind === 'divided');
  return talks.flatMap((talk) => {
    const at = statements.findIndex(({ statementId }) => statementId === talk.statementId);
    const statement = statements[at];
    if (statement === undefined) return [];
    const { statementId, description, own, options, shift, parties } = statement;
    const bars = barsOf(talk, statement);
    const saysBars = hasNumbers && (!forStudents || (talk.kind !== 'missed' && isHandedOut(bars)));
    const paired = shift?.paired ?? null;
    const colorOf = (opinion: string) => {
      const option = options.find((one) => one.opinion === opinion);
      invariant(option, 'every argument stands with an option of its statement');
      return option.color;
    };
    const place = divided.indexOf(talk);
    return {
      kind: place > 0 ? 'alsoDivided' : talk.kind,
      question: DIVIDED_QUESTIONS[place] ?? talk.kind,
      statementId,
      number: at + 1,
      description,
      own,
      bars: saysBars ? bars : null,
      most: hasNumbers ? mostOf(options) : [],
      shift: saysBars && paired !== null ? { paired, changed: shift?.changed ?? null } : null,
      missed: talk.kind === 'missed' ? missedOf(talk, statement, nameOf) : null,
      arguments:
        hasNumbers && !forStudents
          ? opposedArguments(statement).map((one) => ({ ...one, color: colorOf(one.opinion) }))
          : [],
      explanations: opposedExplanations(statement, talk.partyId).flatMap((id) => {
        const party = parties.find(({ partyId }) => partyId === id);
        if (!party || party.opinion === null) return [];
        return { party: nameOf(id), opinion: party.opinion, text: firstSentence(party.comment) };
      }),
    };
  });
}

/** The number, from 1, of a statement that parties answered, which the homework is about: the first one talked about, or else of the game; null if all are the class's own. */
export function homeworkNumber(talks: readonly TalkView[], statements: SessionOverview['statements']): number | null {
  const talked = talks.find(({ own }) => !own);
  return talked?.number ?? (statements.findIndex(({ own }) => !own) + 1 || null);
}
