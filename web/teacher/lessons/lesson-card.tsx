import { type ReactNode, useId } from 'react';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';

interface LessonCardProps {
  name: string;
  text: string;
  /** How long it takes, or the lengths to choose from. */
  length: ReactNode;
  seats: readonly Seat[];
  /** Beside its picture. */
  corner?: ReactNode;
  /** What is played. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A lesson to pick: how long, what, and the button that starts it. Without `children` nobody knows yet what is played. */
export function LessonCard({ name, text, length, seats, corner, children, actions }: LessonCardProps) {
  const title = useId();
  return (
    <li className="flex">
      <article className="flex w-full flex-col overflow-hidden rounded-lg bg-surface line-ink" aria-labelledby={title}>
        <div className="flex items-start justify-between gap-2 bg-tint p-4 pe-2 line-ink-b">
          <div className="w-1/2 max-w-field">
            <HalfCircle seats={seats} />
          </div>
          {corner}
        </div>
        <div className="flex grow flex-col gap-2 p-4">
          <div className="flex min-h-link items-center">{length}</div>
          <h2 id={title} className="title text-xl">
            {name}
          </h2>
          <div className="flex grow flex-col gap-2 text-sm text-soft">
            <p>{text}</p>
            {children}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">{actions}</div>
        </div>
      </article>
    </li>
  );
}
