// What may be known of a debate as a whole, worked out from the wire contract alone.
import type { Person } from './newcomers.ts';
import { QuestionModel } from './question-model.ts';
import { type ModelRules, StatementModel } from './statement-model.ts';

export class GameModel {
  readonly rules: ModelRules;
  readonly statements: ReadonlyMap<string, StatementModel>;
  readonly questions = new QuestionModel();
  readonly joined = new Set<Person>();
  phase: 'ongoing' | 'results' | 'archived' = 'ongoing';
  /** With `aggregates_only`: worked out once, at the end (9.3). */
  #atEnd: { participants: number; late: number[] } | null = null;

  constructor(rules: ModelRules, statements: readonly string[]) {
    this.rules = rules;
    this.statements = new Map(statements.map((id) => [id, new StatementModel(rules)]));
  }

  forget(person: Person): void {
    for (const statement of this.statements.values()) statement.forget(person);
    this.questions.forget(person);
    this.joined.delete(person);
  }

  end(): void {
    this.phase = 'results';
    for (const statement of this.statements.values()) statement.end(this.joined.size);
    if (this.rules.aggregates) this.#atEnd = { participants: this.participants(), late: this.late() };
  }

  /** Archiving an ongoing game is an end too (8.3), and closes the questions (9.4). */
  archive(): void {
    if (this.phase === 'ongoing') this.end();
    this.questions.close();
    this.phase = 'archived';
  }

  renewLists(): void {
    for (const statement of this.statements.values()) statement.renewIfDue(this.joined.size);
  }

  participants = (): number => this.#atEnd?.participants ?? this.joined.size;

  /** By statement; 0 while ongoing. */
  late = (): number[] =>
    this.#atEnd?.late ?? [...this.statements.values()].map((one) => (this.phase === 'ongoing' ? 0 : one.late()));

  /** What the class answered in agreement with a party that holds these opinions, by statement. */
  agreement = (held: ReadonlyMap<string, string | null>): number =>
    [...this.statements].reduce((sum, [id, one]) => sum + (one.counts().get(held.get(id) ?? '') ?? 0), 0);

  given = (): number =>
    [...this.statements.values()].reduce(
      (sum, one) => sum + this.rules.options.reduce((all, option) => all + (one.counts().get(option) ?? 0), 0),
      0,
    );

  /** A student's own answers, as they read them (8.4, 8.5). */
  own(person: Person) {
    return [...this.statements].flatMap(([statementId, { round, answers }]) => {
      const answer = answers.get(person);
      if (answer === undefined) return [];
      const { opinion, text, state } = answer;
      const firstOpinion = round > answer.round ? opinion : answer.first;
      const commentState = text === '' ? null : state;
      return [{ statementId, opinion, comment: text, commentState, round: answer.round, firstOpinion }];
    });
  }

  /** All answers as the owner gets them without `aggregates_only`; with it there are none. */
  single(): string[] {
    if (this.rules.aggregates) return [];
    return [...this.statements]
      .flatMap(([id, { answers }]) =>
        [...answers.values()].map(
          ({ opinion, text, state }) => `${id} ${opinion} ${text} ${text === '' ? null : state}`,
        ),
      )
      .sort();
  }
}
