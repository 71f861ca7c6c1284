export class Report {
  readonly #failures: string[] = [];
  checks = 0;
  acknowledged = 0;
  lost = 0;
  rounds = 0;
  badInputs = 0;

  section(name: string): void {
    console.log(`\n── ${name}`);
  }

  /** Records the result of a check; `seen` is printed if it failed. */
  check(what: string, holds: boolean, seen: unknown = ''): void {
    this.checks += 1;
    if (!holds) this.#failures.push(what);
    console.log(`${holds ? '  ✓' : '  ✗'} ${what}${holds ? '' : `: ${JSON.stringify(seen)}`}`);
  }

  /** Adds a round's answers; every lost one is a failure. */
  answers(where: string, acknowledged: number, lost: readonly string[]): void {
    this.acknowledged += acknowledged;
    this.lost += lost.length;
    this.check(`${where}: ${acknowledged} acknowledged, ${lost.length} lost`, lost.length === 0, lost.slice(0, 5));
  }

  skip(what: string, why: string): void {
    console.log(`SKIPPED  ${what}: ${why}`);
  }

  /** Prints the figures; returns the exit code. */
  end(): number {
    const { rounds, acknowledged, lost, badInputs } = this;
    console.log(
      `\n${rounds} kills, ${acknowledged} acknowledged answers, lost = ${lost}, ${badInputs} bad inputs tried`,
    );
    for (const failure of this.#failures) console.log(`FAILED  ${failure}`);
    console.log(`${this.checks - this.#failures.length} passed, ${this.#failures.length} failed`);
    return this.#failures.length === 0 ? 0 : 1;
  }
}
