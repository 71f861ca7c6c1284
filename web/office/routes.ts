import type { Page } from '#web/shell/pages.tsx';

/** Their paths are below /admin/. */
export const OFFICE_PAGES: readonly Page[] = [
  {
    path: 'users',
    allow: 'manageUsers',
    namespaces: ['office-users'],
    load: async () => (await import('#web/office/users/users-page.tsx')).UsersPage,
  },
  {
    path: 'users/new',
    allow: 'manageUsers',
    namespaces: ['office-users'],
    load: async () => (await import('#web/office/users/invite-page.tsx')).InvitePage,
  },
  {
    path: 'statistics',
    allow: 'readStatistics',
    namespaces: ['office-statistics'],
    load: async () => (await import('#web/office/statistics/statistics-page.tsx')).StatisticsPage,
  },
  {
    path: 'parties',
    allow: 'manageParties',
    namespaces: ['office-parties'],
    load: async () => (await import('#web/office/parties/parties-page.tsx')).PartiesPage,
  },
  {
    path: 'parties/new',
    allow: 'manageParties',
    namespaces: ['office-parties'],
    load: async () => (await import('#web/office/parties/party-page.tsx')).NewPartyPage,
  },
  {
    path: 'parties/:id/edit',
    allow: 'manageParties',
    namespaces: ['office-parties'],
    load: async () => (await import('#web/office/parties/party-page.tsx')).EditPartyPage,
  },
  {
    path: 'partners',
    allow: 'managePartners',
    namespaces: ['office-partners'],
    load: async () => (await import('#web/office/partners/partners-page.tsx')).PartnersPage,
  },
  {
    path: 'partners/new',
    allow: 'managePartners',
    namespaces: ['office-partners'],
    load: async () => (await import('#web/office/partners/partner-page.tsx')).NewPartnerPage,
  },
  {
    path: 'partners/:id/edit',
    allow: 'managePartners',
    namespaces: ['office-partners'],
    load: async () => (await import('#web/office/partners/partner-page.tsx')).EditPartnerPage,
  },
  {
    path: 'content',
    allow: 'manageContent',
    namespaces: ['office-content'],
    load: async () => (await import('#web/office/content/content-home-page.tsx')).ContentHomePage,
  },
  {
    path: 'content/:page',
    allow: 'manageContent',
    namespaces: ['office-content'],
    load: async () => (await import('#web/office/content/content-list-page.tsx')).ContentListPage,
  },
  {
    path: 'content/:page/new',
    allow: 'manageContent',
    namespaces: ['office-content'],
    load: async () => (await import('#web/office/content/content-block-page.tsx')).NewContentBlockPage,
  },
  {
    path: 'content/:id/edit',
    allow: 'manageContent',
    namespaces: ['office-content'],
    load: async () => (await import('#web/office/content/content-block-page.tsx')).EditContentBlockPage,
  },
  {
    path: 'faq',
    allow: 'manageContent',
    namespaces: ['office-faq'],
    load: async () => (await import('#web/office/faq/faq-admin-page.tsx')).FaqAdminPage,
  },
  {
    path: 'difficult_words',
    allow: 'manageDifficultWords',
    namespaces: ['office-words'],
    load: async () => (await import('#web/office/words/difficult-words-page.tsx')).DifficultWordsPage,
  },
  {
    path: 'difficult_words/new',
    allow: 'manageDifficultWords',
    namespaces: ['office-words'],
    load: async () => (await import('#web/office/words/difficult-word-page.tsx')).NewDifficultWordPage,
  },
  {
    path: 'difficult_words/:id/edit',
    allow: 'manageDifficultWords',
    namespaces: ['office-words'],
    load: async () => (await import('#web/office/words/difficult-word-page.tsx')).EditDifficultWordPage,
  },
  {
    path: 'listed_words',
    allow: 'manageDifficultWords',
    namespaces: ['office-words'],
    load: async () => (await import('#web/office/words/listed-words-page.tsx')).ListedWordsPage,
  },
  {
    path: 'question_sets',
    allow: 'manageQuestionSets',
    namespaces: ['office-question-sets'],
    load: async () => (await import('#web/office/question-sets/question-set-list-page.tsx')).QuestionSetListPage,
  },
  {
    path: 'question_sets/new',
    allow: 'manageQuestionSets',
    namespaces: ['office-question-sets', 'teacher-wizard'],
    load: async () => (await import('#web/office/question-sets/editor/editor-page.tsx')).NewQuestionSetPage,
  },
  {
    path: 'question_sets/import',
    allow: 'manageQuestionSets',
    namespaces: ['office-import'],
    load: async () => (await import('#web/office/question-sets/import/import-page.tsx')).ImportPage,
  },
  {
    path: 'question_sets/:id/edit',
    allow: 'manageQuestionSets',
    namespaces: ['office-question-sets', 'teacher-wizard'],
    load: async () => (await import('#web/office/question-sets/editor/editor-page.tsx')).EditQuestionSetPage,
  },
  {
    path: 'question_sets/:id',
    allow: 'manageQuestionSets',
    namespaces: ['office-question-sets', 'teacher-wizard'],
    load: async () => (await import('#web/office/question-sets/question-set-page.tsx')).QuestionSetPage,
  },
  {
    path: 'system',
    allow: 'manageSystem',
    namespaces: ['office-system'],
    load: async () => (await import('#web/office/system/system-page.tsx')).SystemPage,
  },
];
