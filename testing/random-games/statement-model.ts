// What of one statement of a debate may be known, worked out from the wire contract alone: it shares no code with the product, so that the two agree
// only if both are right. Numbers in brackets are the contract's.
import { Newcomers, type Person } from './newcomers.ts';
import { isGiven, type ModelShift, type ModelSnapshot, modelShift, SKIPPED, UNKNOWN } from './shift-model.ts';

export interface ModelRules {
  options: readonly string[];
  /** `aggregates_only` */
  aggregates: boolean;
  /** `hold_arguments` */
  holds: boolean;
  /** RESULTS_MIN_COUNT */
  least: number;
}
type TextState = 'held' | 'shown' | 'hidden';

/** What an id of an argument names: an answer as it was, until its opinion or text changes. */
interface Version {
  readonly text: string;
}
export interface ModelAnswer {
  readonly person: Person;
  opinion: string;
  text: string;
  state: TextState;
  round: 1 | 2;
  /** In which the text was given. */
  textRound: 1 | 2;
  /** What was answered when the second round was opened, of those who answered in it. */
  first: string | null;
  version: Version;
}
/** An answer as it was published. */
type Copy = Pick<ModelAnswer, 'opinion' | 'round' | 'text' | 'state' | 'first' | 'version'>;

/** A decision on an argument, as its owner had read it. */
export interface Target {
  answer: ModelAnswer;
  version: Version;
}

const copyOf = ({ opinion, round, text, state, first, version }: ModelAnswer): Copy => ({
  ...{ opinion, round, text, state, first, version },
});

export class StatementModel {
  readonly #rules: ModelRules;
  round: 1 | 2 = 1;
  /** By person; who forgets has none. */
  readonly answers = new Map<Person, ModelAnswer>();
  readonly #shown = new Map<ModelAnswer, Copy>();
  readonly #listed = new Map<ModelAnswer, Copy>();
  readonly #everListed = new Set<Version>();
  readonly #takenAway = new Map<Person, Set<string>>();
  readonly #answerers = { 1: new Newcomers(), 2: new Newcomers() };
  readonly #authors = { 1: new Newcomers(), 2: new Newcomers() };
  #taken = 0;
  #last: ModelSnapshot | null = null;
  #isOver = false;

  constructor(rules: ModelRules) {
    this.#rules = rules;
  }

  // What happens.

  /** `text` undefined: none is sent. */
  answer(person: Person, opinion: string, text: string | undefined, hasFlag: boolean): void {
    const before = this.answers.get(person);
    const kept = this.round === 2 && before?.opinion === opinion ? before.text : '';
    const sent = text ?? kept;
    const stored = this.#takenAway.get(person)?.has(sent) ? '' : sent;
    const isSameText = before?.text === stored;
    const first: TextState = this.#rules.holds || hasFlag ? 'held' : 'shown';
    const answer: ModelAnswer = {
      ...{ person, opinion, text: stored, round: this.round },
      state: before && isSameText ? before.state : first,
      textRound: before && isSameText ? before.textRound : this.round,
      first: before?.round === 1 && this.round === 2 ? before.opinion : (before?.first ?? null),
      version: before && isSameText && before.opinion === opinion ? before.version : { text: stored },
    };
    // Changed in place: what was published of it goes with it.
    if (before) Object.assign(before, answer);
    else this.answers.set(person, answer);
  }

  openSecondRound(): void {
    if (this.round === 2) return;
    this.round = 2;
    this.#taken = 0;
  }

  /** 8.2: answers, texts and participation go; that somebody answered or wrote in this round is remembered (8.3, 9.3). */
  forget(person: Person): void {
    const answer = this.answers.get(person);
    if (answer !== undefined && !this.#isOver) {
      this.#answerers[answer.round].leave(person);
      if (this.#hasWritten(answer)) this.#authors[answer.textRound].leave(person);
    }
    if (answer !== undefined) for (const copies of [this.#shown, this.#listed]) copies.delete(answer);
    this.answers.delete(person);
    this.#takenAway.delete(person);
  }

  /** Whether a POST takes a snapshot. */
  press(participants: number): boolean {
    if (!this.mayTake(participants)) return false;
    this.#take(participants, false);
    return true;
  }

  end(participants: number): void {
    this.#isOver = true;
    const everybody = this.#taken === 0 && this.#answered() === participants;
    if (this.answers.size > 0 && (this.#last === null || everybody || this.#newcomers() >= this.step(participants)))
      this.#take(participants, true);
    if (this.#rules.aggregates) this.#list();
  }

  /** Returns whether the call is accepted. `text`: the one that it may only be about. */
  decide({ answer, version }: Target, state: 'shown' | 'hidden', text?: string): boolean {
    const isGone = this.answers.get(answer.person) !== answer;
    if (this.#rules.aggregates) {
      if (text !== undefined && text !== version.text) return true;
      const listed = this.#listed.get(answer);
      const isSameText = listed?.version === version && listed.text === answer.text;
      if (answer.version === version || (isSameText && !this.#everListed.has(answer.version))) answer.state = state;
      for (const copies of [this.#shown, this.#listed]) {
        const copy = copies.get(answer);
        if (copy?.version === version) copy.state = state;
      }
      return true;
    }
    if (isGone || (text === undefined && answer.text === '')) return false;
    if (text !== undefined && text !== answer.text) return true;
    answer.state = state;
    const shown = this.#shown.get(answer);
    if (shown && (state === 'hidden' || shown.text === answer.text)) shown.state = state;
    return true;
  }

  /** Takes an argument of the present list away, for good. */
  takeAway({ answer, version }: Target): void {
    const gone = this.#takenAway.get(answer.person) ?? new Set();
    this.#takenAway.set(answer.person, gone);
    const isNamed = (one: Version): boolean => !this.#rules.aggregates || one === version;
    const shown = this.#shown.get(answer);
    if (isNamed(answer.version)) {
      gone.add(answer.text);
      answer.text = '';
    }
    if (shown && isNamed(shown.version)) {
      gone.add(shown.text);
      shown.text = '';
    }
    const listed = this.#listed.get(answer);
    if (listed?.version === version) {
      gone.add(listed.text);
      this.#listed.delete(answer);
    }
    gone.delete('');
  }

  /** 9.3: a list is renewed by a step of students who wrote for the first time in this round. */
  renewIfDue(participants: number): void {
    const fresh = this.#present((one) => this.#wroteNow(one) && this.#authors[this.round].isNew(one.person));
    if (!this.#isOver && fresh.length >= this.step(participants)) this.#list();
  }

  // What may be known.

  /** 8.3; 10.6 lifts the upper limits with `aggregates_only`. */
  step(participants: number): number {
    const share = Math.ceil(participants / 4);
    return Math.max(this.#rules.least, 3, this.#rules.aggregates ? share : Math.min(6, share));
  }

  mayTake(participants: number): boolean {
    if (this.#isOver || this.#taken >= 3) return false;
    if (this.#taken > 0) return this.#newcomers() >= this.step(participants);
    const half = Math.max(3, Math.ceil(participants / 2));
    const first = Math.max(this.#rules.least, this.#rules.aggregates ? half : Math.min(8, half));
    return this.#answered() >= first || this.#answered() === participants;
  }

  shown(participants: number) {
    const last = this.#last?.round === this.round ? this.#last : null;
    const texts = [...this.#shown].filter(([answer, copy]) => this.#isVisible(answer, copy));
    return {
      round: this.round,
      pending: this.#isOver ? this.late() : this.#newcomers(),
      mayUpdate: this.mayTake(participants),
      participants: last?.participants ?? null,
      answered: last?.answered ?? null,
      skipped: last?.skipped ?? null,
      counts: last?.counts ?? null,
      shift: last?.shift ?? null,
      arguments: last && texts.map(([, { opinion, text }]) => `${opinion}: ${text}`).sort(),
    };
  }

  /** The arguments that the owner reads. */
  list(): { target: Target; opinion: string | null; state: TextState }[] {
    if (!this.#rules.aggregates)
      return [...this.answers.values()]
        .filter(({ text }) => text !== '')
        .map((answer) => ({
          target: { answer, version: { text: answer.text } },
          opinion: answer.opinion,
          state: answer.state,
        }));
    return [...this.#listed].map(([answer, { opinion, state, version }]) => {
      const counted = this.#shown.get(answer)?.opinion ?? null;
      const atEnd = isGiven(counted) ? counted : null;
      return { target: { answer, version }, opinion: this.#isOver ? atEnd : opinion, state };
    });
  }

  progress = (): number => this.#answered();

  late(): number {
    return this.#present((answer) => !this.#shown.has(answer)).length;
  }

  /** Of the class: as they are; from the end on what the last snapshots counted, with `aggregates_only` also of who forgot since. */
  counts(): Map<string, number> {
    const all = [...(this.#isOver ? this.#shown.values() : this.answers.values())];
    const live = [...this.#rules.options, SKIPPED].map((opinion) => ({
      ...{ opinion, count: all.filter((one) => one.opinion === opinion).length },
    }));
    const { counts, skipped } = this.#last ?? { counts: live, skipped: 0 };
    const kept = [...counts, { opinion: SKIPPED, count: skipped }];
    const told = this.#isOver && this.#rules.aggregates ? kept : live;
    return new Map(told.map(({ opinion, count }) => [opinion, count]));
  }

  /** The arguments of the overview: from the end on as they were in the last snapshot. */
  comments(): string[] {
    const now = this.#present(({ text, state }) => text !== '' && state === 'shown');
    const then = [...this.#shown].flatMap(([answer, copy]) => (this.#isVisible(answer, copy) ? [copy] : []));
    return (this.#isOver ? then : now)
      .filter(({ opinion }) => isGiven(opinion))
      .map(({ opinion, text }) => `${opinion}: ${text}`)
      .sort();
  }

  /** Of the overview. */
  lastShift(): ModelShift | null {
    if (this.round === 1) return null;
    return this.#last?.round === 2 ? this.#last.shift : this.#isOver ? UNKNOWN : null;
  }

  #hasWritten = ({ person, text }: ModelAnswer): boolean => text !== '' || (this.#takenAway.get(person)?.size ?? 0) > 0;
  #wroteNow = (answer: ModelAnswer): boolean => this.#hasWritten(answer) && answer.textRound === this.round;
  #answeredNow = ({ round }: ModelAnswer): boolean => round === this.round;
  #present = (is: (answer: ModelAnswer) => boolean): ModelAnswer[] => [...this.answers.values()].filter(is);
  #answered = (): number => this.#present(this.#answeredNow).length;
  #newcomers = (): number =>
    this.#present((one) => this.#answeredNow(one) && this.#answerers[this.round].isNew(one.person)).length;

  /** 8.3: held and hidden ones are not on a board; a text that was changed since stays until the next snapshot. */
  #isVisible(answer: ModelAnswer, { text, state, version }: Copy): boolean {
    const isAsItIs = answer.text === text && (!this.#rules.aggregates || answer.version === version);
    return text !== '' && state === 'shown' && !(isAsItIs && answer.state !== 'shown');
  }

  #list(): void {
    this.#listed.clear();
    for (const answer of this.answers.values()) {
      if (answer.text === '') continue;
      this.#listed.set(answer, copyOf(answer));
      this.#everListed.add(answer.version);
    }
    this.#authors[this.round].publish(this.#present(this.#wroteNow).map(({ person }) => person));
  }

  #take(participants: number, isEnd: boolean): void {
    this.#shown.clear();
    for (const answer of this.answers.values()) this.#shown.set(answer, copyOf(answer));
    this.#answerers[this.round].publish(this.#present(this.#answeredNow).map(({ person }) => person));
    const all = [...this.#shown.values()];
    const before = (this.#last?.round === 2 ? this.#last.shift : null) ?? UNKNOWN;
    const timesOf = (option: string): number => all.filter(({ opinion }) => opinion === option).length;
    this.#last = {
      round: this.round,
      participants,
      answered: this.#answered(),
      skipped: timesOf(SKIPPED),
      counts: this.#rules.options.map((opinion) => ({ opinion, count: timesOf(opinion) })),
      shift:
        this.round === 1 ? null : modelShift(this.#rules.options, all, before, isEnd ? this.step(participants) : null),
    };
    this.#taken += 1;
    if (this.#rules.aggregates) this.#list();
  }
}
