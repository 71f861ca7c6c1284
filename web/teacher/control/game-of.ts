import type { ListedTemplate } from '#shared/contract/game-template.ts';
import type { GameType } from '#shared/domain/voting-session.ts';

interface Played {
  name: string;
  type: GameType;
  /** Ids. */
  statements: readonly string[];
}

/** The teacher's game that a class plays: of those with its name the one with most of its statements; null when it is there no more. */
export function gameOf<Template extends Pick<ListedTemplate, 'name' | 'type' | 'statements'>>(
  { name, type, statements }: Played,
  templates: readonly Template[],
): Template | null {
  const shared = (template: Template): number => template.statements.filter((id) => statements.includes(id)).length;
  const [best] = templates
    .filter((template) => template.name === name && template.type === type && shared(template) > 0)
    .sort((a, b) => shared(b) - shared(a));
  return best ?? null;
}
