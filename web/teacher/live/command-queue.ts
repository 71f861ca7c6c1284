// A teacher presses keys faster than the network replies: what is pressed meanwhile waits in order, without what a later key undoes.

/** A command, and the value that it sets: `view` and `question`, for example. */
export interface Given<Name extends string = string> {
  name: Name;
  value: string;
}

/** Returns the commands that wait after that one is given: it replaces one of its name, and is left out where the one before it does the same. */
export function queued<C extends Given>(running: C, waiting: readonly C[], given: C): C[] {
  const others = waiting.filter(({ name }) => name !== given.name);
  const { name, value } = others.at(-1) ?? running;
  return name === given.name && value === given.value ? others : [...others, given];
}
