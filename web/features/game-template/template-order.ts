// Finding and sorting prepared games. Pure.
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { matchesSearch } from '#web/lib/text-search.ts';

export const TEMPLATE_ORDERS = ['changed', 'name', 'type'] as const;
export type TemplateOrder = (typeof TEMPLATE_ORDERS)[number];

/** Takes templates as the server gives them, newest change first; gives the found ones in that order. */
export function arranged(
  templates: readonly GameTemplate[],
  { search, order, language }: { search: string; order: TemplateOrder; language: string },
): GameTemplate[] {
  const found = templates.filter(({ name }) => matchesSearch(name, search));
  if (order === 'changed') return found;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return found.sort((a, b) => (order === 'type' ? compare(a.type, b.type) : 0) || compare(a.name, b.name));
}
