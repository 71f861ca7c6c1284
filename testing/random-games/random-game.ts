// A random debate: students join, answer, argue, change their minds, vote again, ask, mark, forget and come back, in any order and at several servers,
// and the teacher does what a teacher can. After each event all that an audience reads is compared with what the model says.
import type { GameSetting } from '#shared/domain/game-settings.ts';
import type { Call } from '#testing/api-client.ts';
import type { PublishedSet } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { Audiences, type Positions } from './audiences.ts';
import { GameModel } from './game-model.ts';
import type { Person } from './newcomers.ts';
import { RandomQuestions, uuid } from './random-questions.ts';
import { SKIPPED } from './shift-model.ts';
import type { StatementModel, Target } from './statement-model.ts';

/** Where games are played: each call goes to any of its servers. */
export interface Servers {
  owner: Call;
  student: (clientId: string) => Call;
  projector: (token: string) => Call;
  set: PublishedSet;
  options: readonly string[];
  resultsMinCount: number;
}

const EVENTS = 50;
const AFTER_END = 8;

export class RandomGame {
  readonly #servers: Servers;
  readonly #below: (end: number) => number;
  readonly #code: string;
  readonly #id: string;
  readonly #model: GameModel;
  readonly #people: Person[] = [];
  /** Ids of arguments that the owner has read. */
  readonly #read = new Map<string, { statement: StatementModel; target: Target }>();
  readonly #isTeacherTempo: boolean;
  readonly #projector: Call;
  readonly #questions: RandomQuestions;
  readonly audiences: Audiences;
  #current: string;
  /** What each has said at any time: they may say it again. */
  readonly #said = new Map<Person, string[]>();
  #texts = 0;
  snapshots = 0;
  late = 0;
  shifts = 0;

  constructor(
    servers: Servers,
    below: (end: number) => number,
    game: { code: string; id: string; projector: Call },
    settings: readonly GameSetting[],
    positions: Positions,
  ) {
    this.#servers = servers;
    this.#below = below;
    this.#code = game.code;
    this.#id = game.id;
    this.#projector = game.projector;
    this.#isTeacherTempo = !settings.includes('own_tempo');
    const rules = {
      options: servers.options,
      aggregates: settings.includes('aggregates_only'),
      holds: settings.includes('hold_arguments'),
      least: servers.resultsMinCount,
    };
    this.#model = new GameModel(rules, servers.set.statements);
    this.#current = required(servers.set.statements[0]);
    this.#questions = new RandomQuestions({
      ...{ code: game.code, model: this.#model, owner: servers.owner, as: this.#as, below },
      step: () => this.#statement.step(this.#model.joined.size),
    });
    this.audiences = new Audiences({ code: game.code, id: game.id, model: this.#model, positions });
  }

  get #statement(): StatementModel {
    return required(this.#model.statements.get(this.#current));
  }
  get #params() {
    return { code: this.#code, statementId: this.#current };
  }

  #oneOf<T>(list: readonly T[]): T {
    return required(list[this.#below(list.length)]);
  }

  readonly #as = (person: Person): Call => this.#servers.student(person.clientId);

  async #join(): Promise<void> {
    const person = { clientId: uuid(this.#below) };
    this.#people.push(person);
    this.#model.joined.add(person);
    await this.#as(person)('GET voting/session/:code', { params: { code: this.#code } });
  }

  async #joinSeveral(): Promise<void> {
    for (let more = this.#below(4); more >= 0; more--) await this.#join();
  }

  /** What somebody sends; students who forgot come back by it. */
  #answer(person: Person): () => Promise<unknown> {
    const opinion = this.#below(8) === 0 ? SKIPPED : this.#oneOf(this.#servers.options);
    const before = this.#statement.answers.get(person);
    const kind = this.#below(8);
    this.#texts += 1;
    const fresh = kind === 0 ? `mail reden${this.#texts}@example.org` : `reden ${this.#texts}`;
    const earlier = this.#said.get(person) ?? [fresh];
    const sent =
      kind < 3 ? fresh : kind === 3 ? '' : kind === 4 ? before?.text : kind < 7 ? this.#oneOf(earlier) : undefined;
    const text = opinion === SKIPPED ? undefined : sent;
    if (text) this.#said.set(person, [...earlier, text]);
    this.#model.joined.add(person);
    this.#statement.answer(person, opinion, text, text?.includes('@') === true);
    const body = { opinion, ...(text === undefined ? {} : { comment: text }) };
    const call = this.#as(person);
    const params = this.#params;
    return () => call('POST voting/session/:code/statement/:statementId/opinion', { params, body });
  }

  /** Up to six at once, or everybody who joined: their order is any. */
  async #answers(isEverybody: boolean): Promise<void> {
    const { answers, round } = this.#statement;
    const others = this.#people.filter((person) => answers.get(person)?.round !== round);
    const from = others.length > 0 && this.#below(3) > 0 ? others : this.#people;
    const some = Array.from({ length: 1 + this.#below(6) }, () => this.#oneOf(from));
    const sends = [...new Set(isEverybody ? this.#model.joined : some)].map((person) => this.#answer(person));
    await Promise.all(sends.map((send) => send()));
  }

  async #forget(): Promise<void> {
    const joined = [...this.#model.joined];
    if (joined.length > 0) await this.#forgetAs(this.#oneOf(joined));
  }

  async #forgetAs(person: Person): Promise<void> {
    this.#model.forget(person);
    await this.#as(person)('DELETE result/session/:sessionId/mine', { params: { sessionId: this.#id } });
  }

  /** Several answer, forget it, and come back once a result was asked for. */
  async #comeBack(): Promise<void> {
    const some = new Set(Array.from({ length: 4 }, () => this.#oneOf(this.#people)));
    for (const person of some) {
      await this.#answer(person)();
      await this.#forgetAs(person);
    }
    await this.#press();
    for (const person of some) await this.#answer(person)();
  }

  async #press(): Promise<void> {
    if (this.#statement.press(this.#model.joined.size)) this.snapshots += 1;
    await this.#servers.owner('POST voting/session/:code/statement/:statementId/shown', { params: this.#params });
  }

  /** Decides on an argument that was read at any time, or takes one away that is read now. */
  async #decide(now: readonly [string, Target][]): Promise<void> {
    const [params, { owner }] = [{ code: this.#code }, this.#servers];
    if (now.length > 0 && this.#below(4) === 0) {
      const [commentId, target] = this.#oneOf(now);
      this.#statement.takeAway(target);
      await owner('DELETE voting/session/:code/comment/:commentId', { params: { ...params, commentId } });
      return;
    }
    if (this.#read.size === 0) return;
    const [_id, { statement, target }] = this.#oneOf([...this.#read]);
    const how = this.#below(4);
    const text = how === 0 ? target.version.text : how === 1 ? 'iets anders' : undefined;
    const state = how === 3 ? 'hidden' : 'shown';
    const isAccepted = statement.decide(target, state, text);
    const show = text === undefined ? _id : { _id, comment: text };
    const decided = owner('POST voting/session/:code/comments', {
      params,
      body: state === 'hidden' ? { hide: [_id] } : { show: [show] },
    }).then(
      () => true,
      (error: unknown) => !String(error).includes(' 422 '),
    );
    this.audiences.expectSame('whether a decision is accepted', await decided, isAccepted);
  }

  async #moveTo(statementId: string): Promise<void> {
    if (!this.#isTeacherTempo) {
      this.#current = statementId;
      return;
    }
    // The questions of a statement end with it.
    if (statementId !== this.#current) this.#model.questions.close();
    this.#current = statementId;
    await this.#servers.owner('POST voting/session/:code/statement/:statementId', { params: this.#params });
    await this.#showArguments();
  }

  async #voteAgain(): Promise<void> {
    if (!this.#isTeacherTempo) return;
    this.#statement.openSecondRound();
    await this.#servers.owner('POST voting/session/:code/statement/:statementId/second-round', {
      params: this.#params,
    });
    await this.#showArguments();
    if (this.#below(2) > 0) await this.#answers(true);
  }

  async #showArguments(): Promise<void> {
    const params = { code: this.#code };
    await this.#servers.owner('POST voting/session/:code/view', { params, body: { view: 'group-arguments' } });
  }

  async #look(): Promise<readonly [string, Target][]> {
    const { owner } = this.#servers;
    const { audiences } = this;
    // All of them: a list is renewed by reading it, and an end concerns every statement.
    const ids = this.#model.phase === 'ongoing' ? [this.#current] : this.#servers.set.statements;
    let now: [string, Target][] = [];
    for (const id of ids) {
      now = await audiences.list(owner, id);
      const statement = required(this.#model.statements.get(id));
      for (const [key, target] of now) this.#read.set(key, { statement, target });
      await audiences.board(owner, id);
    }
    const isOngoing = this.#model.phase === 'ongoing';
    const joined = [...this.#model.joined];
    const person = joined.length > 0 ? this.#oneOf(joined) : null;
    const reads = [
      () => audiences.owner(owner),
      () => audiences.overview(owner),
      async () => person && audiences.phone(this.#as(person), person),
      async () => isOngoing && this.#isTeacherTempo && audiences.projector(this.#projector, this.#current),
    ];
    // Two of them by lot: all after each event take three times as long.
    const some = isOngoing ? new Set([this.#oneOf(reads), this.#oneOf(reads)]) : reads;
    for (const read of some) await read();
    return ids.length === 1 ? now : [];
  }

  async #event(now: readonly [string, Target][]): Promise<void> {
    const dice = this.#below(100);
    if (dice < 9) await this.#joinSeveral();
    else if (dice < 47) await this.#answers(dice < 11);
    else if (dice < 50) await this.#forget();
    else if (dice < 56) await this.#comeBack();
    else if (dice < 71) await this.#press();
    else if (dice < 81) await this.#decide(now);
    else if (dice < 83) await this.#moveTo(this.#oneOf(this.#servers.set.statements));
    else if (dice < 85) await this.#voteAgain();
    else if (dice < 87) await this.#questions.open(this.#below(3) > 0);
    else if (dice < 89) await this.#questions.round();
    else if (dice < 91) await this.#questions.ask();
    else if (dice < 95) await this.#questions.decide();
    else await this.#questions.mark();
  }

  /** `between`: what happens to the servers after an event. */
  async play(between: () => Promise<void>): Promise<void> {
    for (let joined = 3 + this.#below(16); joined > 0; joined--) await this.#join();
    await this.#showArguments();
    let now = await this.#look();
    for (let event = 0; event < EVENTS; event++) {
      await this.#event(now);
      await between();
      now = await this.#look();
    }
    const params = { code: this.#code };
    if (this.#below(4) > 0) {
      this.#model.end();
      await this.#servers.owner('POST voting/session/:code/end', { params });
      await this.#look();
      for (let event = this.#below(AFTER_END); event > 0; event--) {
        const kinds = [
          () => this.#forget(),
          () => this.#decide([]),
          () => this.#questions.mark(),
          () => this.#questions.decide(),
        ];
        await this.#oneOf(kinds)();
        await between();
        await this.#look();
      }
    }
    this.#model.archive();
    await this.#servers.owner('POST voting/session/:code/archive', { params });
    await this.audiences.overview(this.#servers.owner);
    this.late = this.#model.late().reduce((sum, one) => sum + one, 0);
    this.shifts = [...this.#model.statements.values()].filter((one) => one.lastShift()?.paired).length;
  }
}
