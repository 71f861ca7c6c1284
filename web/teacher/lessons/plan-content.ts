// The content of a lesson plan: of a card, of one's own game, or of a colleague's.
import type { LinkedGameTemplate, LinkedSheet } from '#shared/contract/game-template.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import { ballotsTimed, lessonPlan, MINUTES, statementMinutes, statementsTimed } from '#shared/domain/lesson-time.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { type LessonGame, templateOf } from '#web/data/lessons.ts';
import { choiceOf, chosenStatements, EMPTY_DRAFT, type GameDraft } from '#web/teacher/parts/game-draft.ts';

export interface PlanStatement {
  _id: string;
  description: string;
  drawing: Drawing | null;
  /** Whether the teacher wrote it. */
  own: boolean;
  options: string[];
  background: string;
  talk: string;
  /** The teacher's own; empty in the plan of a colleague's game. */
  note: string;
  /** The answers of the chosen parties, by option, in order. */
  positions: { opinion: string; parties: string[] }[];
  /** Minutes of the lesson; null if students go at their own pace, or if only a class that continues plays it. */
  minutes: Minutes | null;
}

export type Minutes = Readonly<{ from: number; to: number }>;

export interface PlanContent {
  name: string;
  classLabel: string;
  type: GameType;
  questionSet: string;
  /** The minutes of the whole lesson. */
  minutes: number;
  /** Null if students go at their own pace. */
  end: Minutes | null;
  /** Each ballot, with what follows it: one before the statements, and one after them. */
  ballots: { box: Minutes; seats: Minutes }[];
  statements: PlanStatement[];
}

function positionsOf(set: QuestionSet, statementId: string, partyIds: readonly string[]): PlanStatement['positions'] {
  const held = set.partyOpinions.filter((one) => one.statementId === statementId && partyIds.includes(one.partyId));
  return set.opinionOptions.flatMap(({ opinion }) => {
    const parties = set.parties.filter(({ _id }) => held.some((one) => one.partyId === _id && one.opinion === opinion));
    return parties.length === 0 ? [] : [{ opinion, parties: parties.map(({ name }) => name) }];
  });
}

function timesOf(type: GameType, settings: readonly string[], count: number) {
  const isPaced = !settings.includes('own_tempo');
  const game = { type, statements: count, hasBallot: settings.includes('ballot') };
  const { minutes, end } = lessonPlan(game);
  const timed = statementsTimed(game);
  let now: number = MINUTES.join;
  const next = (length: number): Minutes => {
    const from = now;
    now += length;
    return { from, to: now };
  };
  const ballot = () => ({ box: next(MINUTES.ballot), seats: next(MINUTES.seats) });
  const ballots = ballotsTimed(game);
  const first = ballots > 0 ? [ballot()] : [];
  const statements = Array.from({ length: timed }, () => next(statementMinutes(type)));
  const second = ballots > 1 ? [ballot()] : [];
  const last = next(end);
  return {
    minutes,
    end: isPaced ? last : null,
    ballots: [...first, ...second],
    minutesAt: (place: number): Minutes | null => (isPaced ? (statements[place] ?? null) : null),
  };
}

/** The draft of a game of a lesson: its statements, before the others of its question set. */
export function draftOfLesson(game: LessonGame, all: readonly string[]): GameDraft {
  const { questionSet, statements, parties, ...template } = templateOf(game);
  const order = [...statements, ...all.filter((id) => !statements.includes(id))];
  return { ...EMPTY_DRAFT, ...template, questionSet, choices: { [questionSet]: { order, statements, parties } } };
}

const statementIn = (set: QuestionSet | undefined, id: string) => set?.statements.find(({ _id }) => _id === id);

/** The plan of a stored game, or of a ready-made lesson. */
export function planOf(draft: GameDraft, set: QuestionSet): PlanContent {
  const choice = choiceOf(draft, set);
  const options = set.opinionOptions.map(({ opinion }) => opinion);
  const played = chosenStatements(draft, set, choice);
  const { minutes, end, ballots, minutesAt } = timesOf(draft.type, draft.settings, played.length);
  return {
    name: draft.name.trim(),
    classLabel: draft.classLabel.trim(),
    type: draft.type,
    questionSet: set.name,
    minutes,
    end,
    ballots,
    statements: played.map(({ _id, description, own }, at) => {
      const { background = '', talk = '', drawing = null } = statementIn(set, _id) ?? {};
      return {
        ...{ _id, description, drawing, own: own !== null, options: [...(own?.opinions ?? options)], background, talk },
        note: draft.notes.find(({ statementId }) => statementId === _id)?.text.trim() ?? '',
        positions: positionsOf(set, _id, choice.parties),
        minutes: minutesAt(at),
      };
    }),
  };
}

/** The plan of a colleague's game, without their notes; without positions if its question set cannot be read. */
export function linkedPlanOf(
  { name, type, questionSet, settings }: LinkedGameTemplate,
  { statements, parties }: LinkedSheet,
  set: QuestionSet | undefined,
): PlanContent {
  const { minutes, end, ballots, minutesAt } = timesOf(type, settings, statements.length);
  const partyIds = parties.map(({ _id }) => _id);
  return {
    ...{ name, type, classLabel: '', questionSet: questionSet.name, minutes, end, ballots },
    statements: statements.map(({ opinions, plain: _plain, ...statement }, at) => ({
      ...statement,
      drawing: statementIn(set, statement._id)?.drawing ?? null,
      options: opinions,
      note: '',
      positions: set === undefined ? [] : positionsOf(set, statement._id, partyIds),
      minutes: minutesAt(at),
    })),
  };
}
