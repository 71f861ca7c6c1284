import type { TeacherUpdate } from '#shared/contract/live-events.ts';

type UpdateOf<Type extends TeacherUpdate['type']> = Extract<TeacherUpdate, { type: Type }>;

/** What an owner's screen does with each update. */
export type TeacherUpdateHandlers = { [Type in TeacherUpdate['type']]: (update: UpdateOf<Type>) => void };

/** Handles an update; one that a newer server sends and this page does not know makes it read everything. */
export function receive<Type extends TeacherUpdate['type']>(
  handlers: TeacherUpdateHandlers,
  update: UpdateOf<Type>,
  readEverything: () => void,
): void {
  const type = update.type as Type;
  if (Object.hasOwn(handlers, type)) handlers[type](update);
  else readEverything();
}
