// A teacher presses keys faster than the network replies: what is pressed meanwhile waits in order, without what a later key undoes.

/** A command, and the value that it sets: `view` and `question`, for example. */
export interface Given<Name extends string = string> {
  name: Name;
  value: string;
}

/** Commands for the screen of one statement. */
const OF_STATEMENT: ReadonlySet<string> = new Set(['view', 'step', 'clock', 'update', 'pair']);
/** Commands after which the screen begins anew. */
const FRESH: ReadonlySet<string> = new Set(['move', 'step', 'end']);

/** Returns the commands that wait after that one is given: it replaces one of its name, and is left out if the one before it does the same. What waits
 * for the screen of a statement that is left is dropped: the class would see it for a moment. */
export function queued<C extends Given>(running: C, waiting: readonly C[], given: C): C[] {
  const others = waiting.filter(
    ({ name }) => name !== given.name && !(FRESH.has(given.name) && OF_STATEMENT.has(name)),
  );
  const { name, value } = others.at(-1) ?? running;
  return name === given.name && value === given.value ? others : [...others, given];
}

/** Returns the value that the last command of that name sets. */
export const lastValue = (given: readonly Given[], wanted: string): string | undefined =>
  given.filter(({ name }) => name === wanted).at(-1)?.value;
