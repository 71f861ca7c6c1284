import type { LessonKind } from '#shared/domain/lesson-kinds.ts';

/** A lesson of a question set: its kind, and its index among those. */
export interface LessonPlace {
  set: string;
  kind: LessonKind;
  number: number;
}

const placeOf = ({ set, kind, number }: LessonPlace): string => `${set}/${kind}/${number}`;

/** The other side of a lesson's card. */
export const lessonPath = (place: LessonPlace): string => `/teacher/lessons/${placeOf(place)}`;

/** A try-out of the lesson. */
export const tryOutPath = (place: LessonPlace): string =>
  `/teacher/try-out?${new URLSearchParams({ set: place.set, kind: place.kind, number: String(place.number) })}`;

/** The wizard at its third step, with everything of the lesson filled in. */
export const adaptPath = (place: LessonPlace): string => `/teacher/games/new/${placeOf(place)}?step=3`;
