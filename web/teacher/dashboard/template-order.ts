import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { matchesSearch } from '#web/ui/lists/text-search.ts';

export const TEMPLATE_ORDERS = ['changed', 'name', 'type'] as const;
export type TemplateOrder = (typeof TEMPLATE_ORDERS)[number];

/** Returns the templates that match the search, sorted; `templates` come newest change first. */
export function arranged(
  templates: readonly ListedTemplate[],
  { search, order, language }: { search: string; order: TemplateOrder; language: string },
): ListedTemplate[] {
  const found = templates.filter(({ name }) => matchesSearch(name, search));
  if (order === 'changed') return found;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return found.sort((a, b) => (order === 'type' ? compare(a.type, b.type) : 0) || compare(a.name, b.name));
}
