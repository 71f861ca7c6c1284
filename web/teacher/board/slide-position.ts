import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { type EndSlide, slideAt } from '#shared/domain/end-slides.ts';
import type { SlideView } from '#shared/domain/voting-session.ts';
import type { StatementPosition } from './statement-heading.tsx';

/** The statement that a page of the end is about; null for one about parties, and until it is read. */
export function slidePosition(
  overview: ProjectorOverview | undefined,
  view: SlideView,
  slides: readonly EndSlide[],
): StatementPosition | null {
  if (overview === undefined) return null;
  const { type, statements } = overview;
  const shown = slideAt(type, view, slides)?.statementId ?? null;
  const at = statements.findIndex(({ statementId }) => statementId === shown);
  const statement = statements[at];
  if (statement === undefined) return null;
  return { description: statement.description, number: at + 1, total: statements.length, isOwn: statement.own };
}
