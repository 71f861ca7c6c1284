/** Pages whose blocks the office writes; `goals` are the goals on the debrief sheet. */
export const CONTENT_PAGE_NAMES = ['home', 'about', 'privacy', 'accessibility', 'goals'] as const;
export type ContentPageName = (typeof CONTENT_PAGE_NAMES)[number];
