// Reads what owner, projector and phone may read of a game, and compares it with the model.
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#testing/api-client.ts';
import type { GameModel } from './game-model.ts';
import type { Person } from './newcomers.ts';
import { SKIPPED } from './shift-model.ts';
import type { Target } from './statement-model.ts';

const byId = <T extends { _id: string }>(all: readonly T[]): T[] => [...all].sort((a, b) => (a._id < b._id ? -1 : 1));
const opinionsOnly = (counts: readonly { opinion: string; count: number }[]) =>
  counts.map(({ opinion, count }) => ({ opinion, count }));

/** Which opinion each party holds on each statement. */
export type Positions = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

export class Audiences {
  readonly wrong: string[] = [];
  compared = 0;
  readonly #game: { code: string; id: string; model: GameModel; positions: Positions };

  constructor(game: { code: string; id: string; model: GameModel; positions: Positions }) {
    this.#game = game;
  }

  expectSame(what: string, found: unknown, expected: unknown): void {
    this.compared += 1;
    if (!isDeepStrictEqual(found, expected))
      this.wrong.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
  }

  #model(statementId: string) {
    const model = this.#game.model.statements.get(statementId);
    if (model === undefined) throw new Error(`${statementId} is no statement of the game`);
    return model;
  }

  /** The owner's board of a statement. */
  async board(owner: Call, statementId: string): Promise<void> {
    const { code, model } = this.#game;
    const params = { code, statementId };
    const read = await owner('GET voting/session/:code/statement/:statementId/shown', { params });
    const { round, pending, mayUpdate, participants, answered, skipped, counts, shift } = read;
    const said = read.arguments?.map(({ opinion, comment }) => `${opinion}: ${comment}`).sort() ?? null;
    this.expectSame(
      'the board',
      {
        ...{ round, pending, mayUpdate, participants, answered, skipped, shift, arguments: said },
        counts: counts && opinionsOnly(counts),
      },
      this.#model(statementId).shown(model.joined.size),
    );
  }

  /** The arguments that the owner reads. Returns them with what their ids name. */
  async list(owner: Call, statementId: string): Promise<[id: string, target: Target][]> {
    const { code, model } = this.#game;
    const read = await owner('GET voting/session/:code/comments', { params: { code }, query: { statementId } });
    model.renewLists();
    const expected = this.#model(statementId).list();
    this.expectSame(
      'the list',
      read.map(({ opinion, comment, commentState }) => `${opinion} ${comment} ${commentState}`).sort(),
      expected.map(({ opinion, target, state }) => `${opinion} ${target.version.text} ${state}`).sort(),
    );
    // Each text is one student's.
    return read.flatMap(({ _id, comment }) => {
      const found = expected.find(({ target }) => target.version.text === comment);
      return found ? [[_id, found.target] as [string, Target]] : [];
    });
  }

  /** Whatever else the owner reads while the code works. */
  async owner(owner: Call): Promise<void> {
    const { code, model } = this.#game;
    const params = { code };
    const progress = await owner('GET voting/session/:code/progress', { params });
    this.expectSame(
      'the progress',
      progress.map(({ nrOfAnswers }) => nrOfAnswers),
      [...model.statements.values()].map((one) => one.progress()),
    );
    const { studentOpinions } = await owner('GET voting/session/:code', { params });
    this.expectSame(
      'single answers',
      studentOpinions.map((one) => `${one.statementId} ${one.opinion} ${one.comment} ${one.commentState}`).sort(),
      model.single(),
    );
    const { questions } = await owner('GET voting/session/:code/questions', { params });
    this.expectSame(
      'the owner’s questions',
      byId(
        questions.map(({ _id, text, marks, ...more }) => ({
          _id,
          text,
          marks,
          ...('state' in more && { state: more.state }),
        })),
      ),
      byId(
        [...model.questions.all.values()].map(({ id: _id, text, told: marks, state }) => ({ _id, text, marks, state })),
      ),
    );
  }

  /** What the board without a login shows of the current statement, at a view with arguments. */
  async projector(projector: Call, statementId: string): Promise<void> {
    const { game } = await projector('GET projector');
    const expected = this.#model(statementId).shown(this.#game.model.joined.size);
    const shown = game?.shown;
    this.expectSame(
      'the projector',
      shown && {
        counts: shown.counts && opinionsOnly(shown.counts),
        arguments: shown.arguments?.map(({ opinion, comment }) => `${opinion}: ${comment}`).sort() ?? null,
        ...{ pending: shown.pending, shift: shown.shift, answered: game?.current?.answered, students: game?.students },
      },
      {
        ...{ counts: expected.counts, arguments: expected.arguments, pending: expected.pending, shift: expected.shift },
        ...{ answered: this.#model(statementId).progress(), students: this.#game.model.joined.size },
      },
    );
  }

  /** What a student who joined reads. */
  async phone(student: Call, person: Person): Promise<void> {
    const { code, model } = this.#game;
    const params = { code };
    const { studentOpinions } = await student('GET voting/session/:code', { params });
    const own = studentOpinions.map((one) => {
      const { statementId, opinion, comment, commentState } = one;
      const rounds = 'round' in one ? { round: one.round, firstOpinion: one.firstOpinion } : {};
      return { statementId, opinion, comment, commentState, ...rounds };
    });
    const order = [...model.statements.keys()];
    this.expectSame(
      'own answers',
      own.sort((a, b) => order.indexOf(a.statementId) - order.indexOf(b.statementId)),
      model.own(person),
    );
    const asked = await student('GET voting/session/:code/questions', { params });
    const { all, of, shown } = model.questions;
    if (!('own' in asked)) throw new Error('a student read as an owner');
    this.expectSame(
      'own questions',
      byId(asked.own),
      byId(of(person).map(({ id: _id, text, state }) => ({ _id, text, state }))),
    );
    this.expectSame(
      `questions of ${all.size}`,
      byId(asked.questions),
      byId(shown().map(({ id: _id, text, told, marks }) => ({ _id, text, marks: told, marked: marks.has(person) }))),
    );
  }

  /** The overview, and the agreement with each party. */
  async overview(owner: Call): Promise<void> {
    const { id, model, positions } = this.#game;
    const reading = owner('GET result/overview/:sessionId', { params: { sessionId: id } });
    if (model.rules.aggregates && model.phase === 'ongoing') {
      const refused = await reading.then(
        () => 'read',
        (error: unknown) => String(error),
      );
      this.expectSame('an overview with `aggregates_only` before the end', refused.includes('409'), true);
      return;
    }
    const read = await reading;
    const statements = [...model.statements];
    const late = model.late();
    this.expectSame(
      'the overview',
      read.statements.map(({ options, skipped, late, round, shift }) => ({
        ...{ skipped, late, round, shift },
        counts: options.map(({ count }) => count),
        comments: options.flatMap(({ opinion, comments }) => comments.map((text) => `${opinion}: ${text}`)).sort(),
      })),
      statements.map(([, one], at) => ({
        ...{ skipped: one.counts().get(SKIPPED), late: late[at], round: one.round, shift: one.lastShift() },
        counts: model.rules.options.map((option) => one.counts().get(option)),
        comments: one.comments(),
      })),
    );
    this.expectSame('all who take part', read.totalParticipants, model.participants());
    const given = model.given();
    this.expectSame(
      'the agreement with parties',
      read.partyScores.map(({ _id, count, total }) => [_id, count, total]),
      read.partyScores.map(({ _id }) => {
        const count = model.agreement(positions.get(_id) ?? new Map());
        return [_id, count < model.rules.least ? null : count, given];
      }),
    );
    this.expectSame(
      'the questions that are left',
      byId(read.questions),
      byId(model.questions.shown().map(({ id: _id, text, told: marks }) => ({ _id, text, marks }))),
    );
  }
}
