/** Pages whose blocks the office writes; `goals` are on the printed list of what a class learned. */
export const CONTENT_PAGE_NAMES = ['home', 'about', 'privacy', 'accessibility', 'goals'] as const;
export type ContentPageName = (typeof CONTENT_PAGE_NAMES)[number];
