import type { Action } from '#shared/domain/roles.ts';
import type { TextNamespace } from '#web/i18n/text-keys.ts';
import type { Page } from '#web/shell/pages.tsx';

/** Pages with the same permission and texts, by their paths below /admin/. */
function pages(allow: Action, namespaces: readonly TextNamespace[], loads: Record<string, Page['load']>): Page[] {
  return Object.entries(loads).map(([path, load]) => ({ path, allow, namespaces, load }));
}

export const OFFICE_PAGES: readonly Page[] = [
  ...pages('manageUsers', ['office-users'], {
    users: async () => (await import('#web/office/users/users-page.tsx')).UsersPage,
    'users/new': async () => (await import('#web/office/users/invite-page.tsx')).InvitePage,
  }),
  ...pages('readStatistics', ['office-statistics'], {
    statistics: async () => (await import('#web/office/statistics/statistics-page.tsx')).StatisticsPage,
  }),
  ...pages('manageParties', ['office-parties'], {
    parties: async () => (await import('#web/office/parties/parties.tsx')).PartiesPage,
    'parties/new': async () => (await import('#web/office/parties/parties.tsx')).NewPartyPage,
    'parties/:id/edit': async () => (await import('#web/office/parties/parties.tsx')).EditPartyPage,
  }),
  ...pages('managePartners', ['office-partners'], {
    partners: async () => (await import('#web/office/partners/partners.tsx')).PartnersPage,
    'partners/new': async () => (await import('#web/office/partners/partners.tsx')).NewPartnerPage,
    'partners/:id/edit': async () => (await import('#web/office/partners/partners.tsx')).EditPartnerPage,
  }),
  ...pages('manageContent', ['office-content'], {
    content: async () => (await import('#web/office/content/content-home-page.tsx')).ContentHomePage,
    'content/:page': async () => (await import('#web/office/content/content-list-page.tsx')).ContentListPage,
    'content/:page/new': async () => (await import('#web/office/content/content-block-pages.tsx')).NewContentBlockPage,
    'content/:id/edit': async () => (await import('#web/office/content/content-block-pages.tsx')).EditContentBlockPage,
  }),
  ...pages('manageContent', ['office-faq'], {
    faq: async () => (await import('#web/office/faq/faq-admin-page.tsx')).FaqAdminPage,
  }),
  ...pages('manageDifficultWords', ['office-words'], {
    difficult_words: async () => (await import('#web/office/words/difficult-words.tsx')).DifficultWordsPage,
    'difficult_words/new': async () => (await import('#web/office/words/difficult-words.tsx')).NewDifficultWordPage,
    'difficult_words/:id/edit': async () =>
      (await import('#web/office/words/difficult-words.tsx')).EditDifficultWordPage,
    listed_words: async () => (await import('#web/office/words/listed-words-page.tsx')).ListedWordsPage,
  }),
  ...pages('manageQuestionSets', ['office-question-sets'], {
    question_sets: async () =>
      (await import('#web/office/question-sets/question-set-list-page.tsx')).QuestionSetListPage,
  }),
  ...pages('manageQuestionSets', ['office-question-sets', 'teacher-wizard', 'drawings'], {
    'question_sets/new': async () =>
      (await import('#web/office/question-sets/editor/editor-page.tsx')).NewQuestionSetPage,
    'question_sets/:id/edit': async () =>
      (await import('#web/office/question-sets/editor/editor-page.tsx')).EditQuestionSetPage,
    'question_sets/:id': async () => (await import('#web/office/question-sets/question-set-page.tsx')).QuestionSetPage,
  }),
  ...pages('manageQuestionSets', ['office-import'], {
    'question_sets/import': async () => (await import('#web/office/question-sets/import/import-page.tsx')).ImportPage,
  }),
  ...pages('manageSystem', ['office-system'], {
    system: async () => (await import('#web/office/system/system-page.tsx')).SystemPage,
  }),
];
