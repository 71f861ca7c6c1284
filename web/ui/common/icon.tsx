// The icons of the product as line drawings on a 24 × 24 field; an icon always stands beside a word.
import { Drawing } from '#web/ui/core/core-icon.tsx';
import { COMMON_PATHS } from './common-icon.tsx';

const PATHS = {
  ...COMMON_PATHS,
  back: 'M19 12H5M11 6l-6 6 6 6',
  bin: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 11v5M13.7 11v5',
  book: 'M5 5.5c2.5-.8 5-.5 7 .8 2-1.3 4.5-1.6 7-.8v13c-2.5-.8-5-.5-7 .8-2-1.3-4.5-1.6-7-.8zM12 6.3v13',
  chevron: 'M5.5 9l6.5 6.5L18.5 9',
  chevronRight: 'M9 5.5l6.5 6.5L9 18.5',
  circles: 'M8.5 6.7a5.3 5.3 0 100 10.6 5.3 5.3 0 000-10.6zM15.5 6.7a5.3 5.3 0 100 10.6 5.3 5.3 0 000-10.6z',
  clock: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7v5.2l3.3 2',
  copy: 'M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9',
  different: 'M5.5 9.5h13M5.5 14.5h13M15.5 5.5l-7 13',
  document: 'M6.5 3.5h7.5l3.5 3.5v13.5h-11zM13.5 3.5v4h4M9.5 12h5M9.5 15.5h5',
  down: 'M12 5v14M6 13l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  edit: 'M4.5 19.5l1-4.3L16 4.7l3.3 3.3L8.8 18.5zM13.5 7.2l3.3 3.3',
  equal: 'M5.5 9.5h13M5.5 14.5h13',
  eye: 'M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
  flag: 'M6 21V4M6 5h12l-2.5 4L18 13H6',
  give: 'M14 4.5h5.5V10M19.5 4.5L11 13M17 13.5v6H4.5V7h6',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.6v.1',
  link: 'M10 14l4-4M8.5 11.5L6 14a3.5 3.5 0 005 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 00-5-5l-2.5 2.5',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 017 0v3',
  mail: 'M3.5 7a1.5 1.5 0 011.5-1.5h14a1.5 1.5 0 011.5 1.5v10a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 17zM4 7l8 6 8-6',
  people:
    'M8.5 4.7a3.3 3.3 0 100 6.6 3.3 3.3 0 000-6.6zM2.5 19.5c0-3.6 2.6-5.8 6-5.8s6 2.2 6 5.8M15.5 5.2a3.2 3.2 0 010 5.7M17.5 14.2c2.5.6 4 2.5 4 5.3',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5v.01',
  play: 'M7.5 5v14l11.5-7z',
  plus: 'M12 5v14M5 12h14',
  question:
    'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM9.5 9.6c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.6.9 2.6 2.2 0 1.9-2.6 2-2.6 4M12.1 16.7v.1',
  results: 'M5 5v14M9 8h9M9 12h6M9 16h11',
  exit: 'M13.5 5H5v14h8.5M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  search: 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12zM15 15l5 5',
  sort: 'M8 10l4-4.5L16 10M8 14l4 4.5L16 14',
  sortDown: 'M7 10l5 5.5L17 10',
  sortUp: 'M7 14l5-5.5L17 14',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  stop: 'M6.5 6.5h11v11h-11z',
  unlock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 016.6-1.6',
  up: 'M12 19V5M6 11l6-6 6 6',
} as const;

export type IconName = keyof typeof PATHS;

/** Draws one icon in the colour and the size of the text beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Drawing path={PATHS[name]} className={className} />;
}
