// The pages of the back office in the sidebar's order, each with the permission that it needs.
import type { Action } from '#shared/domain/roles.ts';
import type { IconName } from '#web/ui/common/icon.tsx';

interface OfficeLink {
  name: string;
  to: string;
  icon: IconName;
  allow: Action;
}

/** `name` names the text, `office:nav.<name>`. */
export const OFFICE_LINKS = [
  { name: 'users', to: '/admin/users', icon: 'people', allow: 'manageUsers' },
  { name: 'parties', to: '/admin/parties', icon: 'flag', allow: 'manageParties' },
  { name: 'statistics', to: '/admin/statistics', icon: 'results', allow: 'readStatistics' },
  { name: 'questionSets', to: '/admin/question_sets', icon: 'document', allow: 'manageQuestionSets' },
  { name: 'partners', to: '/admin/partners', icon: 'circles', allow: 'managePartners' },
  { name: 'content', to: '/admin/content', icon: 'edit', allow: 'manageContent' },
  { name: 'faq', to: '/admin/faq', icon: 'question', allow: 'manageContent' },
  { name: 'words', to: '/admin/difficult_words', icon: 'book', allow: 'manageDifficultWords' },
  { name: 'listedWords', to: '/admin/listed_words', icon: 'eye', allow: 'manageDifficultWords' },
  { name: 'system', to: '/admin/system', icon: 'screen', allow: 'manageSystem' },
] as const satisfies readonly OfficeLink[];
