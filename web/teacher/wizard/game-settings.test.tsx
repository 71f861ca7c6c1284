// Every setting of the list has its texts and its switch; one that is added without them fails here.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type GameSetting, SETTINGS, type Setting } from '#shared/domain/game-settings.ts';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { EMPTY_DRAFT, type GameDraft } from '#web/teacher/parts/game-draft.ts';
import { OptionsStep } from './options-step.tsx';

await vi.hoisted(async () => {
  const list = await import('#shared/domain/game-settings.ts');
  const imaginary: Setting = {
    name: 'sing_along',
    sessionField: 'isSinging',
    switchAt: 9,
    gameTypes: ['party'],
    needs: ['own_arguments'],
    excludedBy: [],
    changesAnswers: true,
  };
  (list.SETTINGS as readonly Setting[] as Setting[]).push(imaginary);
});

type Texts = { options: Record<string, Record<string, string> | undefined> };

const TEXTS = import.meta.glob<Texts>('/web/i18n/*/teacher-wizard.json', { eager: true, import: 'default' });
const SERVER = import.meta.glob<string>(['/server/{data,features,game}/**/*.ts', '!/server/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SCREENS = import.meta.glob<string>(
  ['/web/{student,teacher/{board,control,hosts}}/**/*.{ts,tsx}', '!/web/**/*.test.{ts,tsx}'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const INVENTED = import.meta.glob<string>('/web/teacher/try-out/use-invented-students.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const queryClient = new QueryClient();

/** The markup of a part of the wizard, with keys instead of texts, because none are loaded. */
const draw = (part: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);

/** Renders it without and with the setting, in a game that has everything that the setting needs; returns whether the two differ. */
function isDrawnBy({ name, gameTypes: [type = 'debate'], needs }: Setting, part: (draft: GameDraft) => ReactNode) {
  const draft = (settings: readonly string[]) =>
    draw(part({ ...EMPTY_DRAFT, type, settings: settings as readonly GameSetting[] }));
  return draft(needs) !== draft([...needs, name]);
}

/** Returns the parts that are missing for that setting. */
function forgetful(setting: Setting): string[] {
  const step = { change: () => {} };
  const isSwitch = setting.switchAt !== null;
  const isTextMissing = (tag: string, part: string) =>
    isSwitch && !TEXTS[`/web/i18n/${tag}/teacher-wizard.json`]?.options[setting.name]?.[part];
  const isInOptions = isDrawnBy(setting, (draft) => <OptionsStep {...step} draft={draft} />);
  const isRead = (sources: Record<string, string>, word: string) =>
    Object.values(sources).some((source) => source.includes(word));
  const hasEffect =
    setting.sessionField === null ? isRead(SERVER, `'${setting.name}'`) : isRead(SCREENS, setting.sessionField);
  return [
    ...Object.values(LANGUAGE_TAGS).flatMap((tag) =>
      ['title', 'text'].filter((part) => isTextMissing(tag, part)).map((part) => `${part} in ${tag}`),
    ),
    ...(isInOptions ? [] : ['control in the wizard']),
    ...(!setting.changesAnswers || isRead(INVENTED, `session.${setting.sessionField ?? 'tempo'}`)
      ? []
      : ['invented students']),
    ...(hasEffect ? [] : ['screen, or rule where it has no session field']),
  ];
}

it.each(SETTINGS.slice(0, -1) as Setting[])('$name is forgotten nowhere', (setting) => {
  expect(forgetful(setting)).toEqual([]);
});

it('a setting that is new in the list has its switch, and what is still missing is named', () => {
  const [imaginary] = SETTINGS.slice(-1);
  expect(imaginary && forgetful(imaginary)).toEqual([
    ...Object.values(LANGUAGE_TAGS).flatMap((tag) => [`title in ${tag}`, `text in ${tag}`]),
    'invented students',
    'screen, or rule where it has no session field',
  ]);
});
