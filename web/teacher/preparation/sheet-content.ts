// What a preparation sheet says, of a game in the wizard or of a colleague's.
import type { LinkedGameTemplate, LinkedSheet } from '#shared/contract/game-template.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { STATEMENT_MINUTES } from '#shared/domain/lesson-time.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { choiceOf, type GameDraft, playedOf } from '#web/teacher/parts/game-draft.ts';

export interface SheetStatement {
  _id: string;
  description: string;
  /** Whether the teacher wrote it. */
  own: boolean;
  options: string[];
  plain: string;
  background: string;
  talk: string;
  /** The teacher's own; empty on the sheet of a colleague's game. */
  note: string;
  /** What the chosen parties answer, by option, in order. */
  positions: { opinion: string; parties: string[] }[];
  /** Minutes of the game; null if students go at their own pace. */
  from: number | null;
}

export interface SheetContent {
  name: string;
  classLabel: string;
  type: GameType;
  questionSet: string;
  statements: SheetStatement[];
}

function positionsOf(set: QuestionSet, statementId: string, partyIds: readonly string[]): SheetStatement['positions'] {
  const held = set.partyOpinions.filter((one) => one.statementId === statementId && partyIds.includes(one.partyId));
  return set.opinionOptions.flatMap(({ opinion }) => {
    const parties = set.parties.filter(({ _id }) => held.some((one) => one.partyId === _id && one.opinion === opinion));
    return parties.length === 0 ? [] : [{ opinion, parties: parties.map(({ name }) => name) }];
  });
}

const fromOf = (settings: readonly string[], at: number): number | null =>
  settings.includes('own_tempo') ? null : at * STATEMENT_MINUTES;

/** The sheet of a game as it stands in the wizard, or as it is stored. */
export function sheetOf(draft: GameDraft, set: QuestionSet): SheetContent {
  const choice = choiceOf(draft, set);
  const options = set.opinionOptions.map(({ opinion }) => opinion);
  return {
    name: draft.name.trim(),
    classLabel: draft.classLabel.trim(),
    type: draft.type,
    questionSet: set.name,
    statements: playedOf(draft, set, choice).map(({ _id, description, own }, at) => {
      const { plain = '', background = '', talk = '' } = set.statements.find((one) => one._id === _id) ?? {};
      return {
        ...{ _id, description, own: own !== null, options: [...(own?.opinions ?? options)], plain, background, talk },
        note: draft.notes.find(({ statementId }) => statementId === _id)?.text.trim() ?? '',
        positions: positionsOf(set, _id, choice.parties),
        from: fromOf(draft.settings, at),
      };
    }),
  };
}

/** The sheet of a colleague's game, without their notes; without positions if its question set cannot be read. */
export const linkedSheetOf = (
  { name, type, questionSet, settings }: LinkedGameTemplate,
  sheet: LinkedSheet,
  set: QuestionSet | undefined,
): SheetContent => ({
  ...{ name, type, classLabel: '', questionSet: questionSet.name },
  statements: sheet.statements.map(({ opinions, ...statement }, at) => ({
    ...statement,
    options: opinions,
    note: '',
    positions:
      set === undefined
        ? []
        : positionsOf(
            set,
            statement._id,
            sheet.parties.map(({ _id }) => _id),
          ),
    from: fromOf(settings, at),
  })),
});
