import type { OwnerUpdate } from '#shared/contract/live-events.ts';

type UpdateOf<Type extends OwnerUpdate['type']> = Extract<OwnerUpdate, { type: Type }>;

/** The effect of each update on an owner's screen. */
export type OwnerHandlers = { [Type in OwnerUpdate['type']]: (update: UpdateOf<Type>) => void };

/** Handles an update; one that a newer server sends and this page does not know makes it read everything. */
export function receive<Type extends OwnerUpdate['type']>(
  handlers: OwnerHandlers,
  update: UpdateOf<Type>,
  readEverything: () => void,
): void {
  const type = update.type as Type;
  if (Object.hasOwn(handlers, type)) handlers[type](update);
  else readEverything();
}
