import type { Page } from '#web/shell/pages.tsx';

/** Home is not here: it comes with the app itself. */
export const SITE_PAGES: readonly Page[] = [
  {
    path: '/about',
    namespaces: ['content'],
    load: async () => (await import('#web/site/content/about-page.tsx')).AboutPage,
  },
  {
    path: '/lesson',
    namespaces: ['lesson'],
    load: async () => (await import('#web/site/lesson/lesson-page.tsx')).LessonPage,
  },
  {
    path: '/faq',
    namespaces: ['faq'],
    load: async () => (await import('#web/site/faq/faq-page.tsx')).FaqPage,
  },
  {
    path: '/privacy',
    namespaces: ['content'],
    load: async () => (await import('#web/site/content/privacy-page.tsx')).PrivacyPage,
  },
  {
    path: '/accessibility',
    namespaces: ['content'],
    load: async () => (await import('#web/site/content/accessibility-page.tsx')).AccessibilityPage,
  },
];
