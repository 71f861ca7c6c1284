// The pages of the back office, under /admin/.
import type { PageRoute } from './route-table.ts';

export const OFFICE_PAGES: readonly Omit<PageRoute, 'layout'>[] = [
  {
    path: 'users',
    allow: 'manageUsers',
    namespaces: ['user'],
    load: async () => (await import('#web/features/user/users-page.tsx')).UsersPage,
  },
  {
    path: 'users/new',
    allow: 'manageUsers',
    namespaces: ['user'],
    load: async () => (await import('#web/features/user/invite-page.tsx')).InvitePage,
  },
  {
    path: 'statistics',
    allow: 'readStatistics',
    namespaces: ['statistics'],
    load: async () => (await import('#web/features/statistics/statistics-page.tsx')).StatisticsPage,
  },
  {
    path: 'parties',
    allow: 'manageParties',
    namespaces: ['party'],
    load: async () => (await import('#web/features/party/parties-page.tsx')).PartiesPage,
  },
  {
    path: 'parties/new',
    allow: 'manageParties',
    namespaces: ['party'],
    load: async () => (await import('#web/features/party/party-page.tsx')).NewPartyPage,
  },
  {
    path: 'parties/:id/edit',
    allow: 'manageParties',
    namespaces: ['party'],
    load: async () => (await import('#web/features/party/party-page.tsx')).EditPartyPage,
  },
  {
    path: 'partners',
    allow: 'managePartners',
    namespaces: ['partner'],
    load: async () => (await import('#web/features/partner/partners-page.tsx')).PartnersPage,
  },
  {
    path: 'partners/new',
    allow: 'managePartners',
    namespaces: ['partner'],
    load: async () => (await import('#web/features/partner/partner-page.tsx')).NewPartnerPage,
  },
  {
    path: 'partners/:id/edit',
    allow: 'managePartners',
    namespaces: ['partner'],
    load: async () => (await import('#web/features/partner/partner-page.tsx')).EditPartnerPage,
  },
  {
    path: 'content',
    allow: 'manageContent',
    namespaces: ['content-admin'],
    ownQueries: true,
    load: async () => (await import('#web/features/content/admin/content-home-page.tsx')).ContentHomePage,
  },
  {
    path: 'content/:page',
    allow: 'manageContent',
    namespaces: ['content-admin'],
    load: async () => (await import('#web/features/content/admin/content-list-page.tsx')).ContentListPage,
  },
  {
    path: 'content/:page/new',
    allow: 'manageContent',
    namespaces: ['content-admin'],
    load: async () => (await import('#web/features/content/admin/content-block-page.tsx')).NewContentBlockPage,
  },
  {
    path: 'content/:id/edit',
    allow: 'manageContent',
    namespaces: ['content-admin'],
    load: async () => (await import('#web/features/content/admin/content-block-page.tsx')).EditContentBlockPage,
  },
  {
    path: 'faq',
    allow: 'manageContent',
    namespaces: ['faq-admin'],
    load: async () => (await import('#web/features/faq/admin/faq-admin-page.tsx')).FaqAdminPage,
  },
  {
    path: 'difficult_words',
    allow: 'manageDifficultWords',
    namespaces: ['difficult-word'],
    load: async () => (await import('#web/features/difficult-word/difficult-words-page.tsx')).DifficultWordsPage,
  },
  {
    path: 'difficult_words/new',
    allow: 'manageDifficultWords',
    namespaces: ['difficult-word'],
    load: async () => (await import('#web/features/difficult-word/difficult-word-page.tsx')).NewDifficultWordPage,
  },
  {
    path: 'difficult_words/:id/edit',
    allow: 'manageDifficultWords',
    namespaces: ['difficult-word'],
    load: async () => (await import('#web/features/difficult-word/difficult-word-page.tsx')).EditDifficultWordPage,
  },
  {
    path: 'question_sets',
    allow: 'manageQuestionSets',
    namespaces: ['question-set'],
    load: async () => (await import('#web/features/question-set/question-set-list-page.tsx')).QuestionSetListPage,
  },
  {
    path: 'question_sets/new',
    allow: 'manageQuestionSets',
    namespaces: ['question-set'],
    load: async () => (await import('#web/features/question-set/editor/editor-page.tsx')).NewQuestionSetPage,
  },
  {
    path: 'question_sets/import',
    allow: 'manageQuestionSets',
    namespaces: ['import'],
    load: async () => (await import('#web/features/question-set/import/import-page.tsx')).ImportPage,
  },
  {
    path: 'question_sets/:id/edit',
    allow: 'manageQuestionSets',
    namespaces: ['question-set'],
    load: async () => (await import('#web/features/question-set/editor/editor-page.tsx')).EditQuestionSetPage,
  },
  {
    path: 'question_sets/:id',
    allow: 'manageQuestionSets',
    namespaces: ['question-set'],
    load: async () => (await import('#web/features/question-set/question-set-page.tsx')).QuestionSetPage,
  },
];
