// The table of actions, walked in every state of a game that a teacher can meet.
import { afterEach, describe, expect, it } from 'vitest';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import {
  type AtStatement,
  actionAt,
  backOf,
  homeViewOf,
  isAwake,
  pillsOf,
  skipAction,
  stepOf,
} from '#shared/domain/lesson.ts';
import { LIVE_VIEWS, viewsOf } from '#shared/domain/live-views.ts';
import { addTexts, setLanguage, type TextTree, translatorOf } from '#web/i18n/translator.ts';
import type { Place } from './action.ts';
import { actionsAt, actionsOf, LIVE_ACTIONS, placeOf } from './actions.ts';
import { keyRows } from './keys-dialog.tsx';
import { type Lesson, type Live, MENUS } from './live.ts';

const LANGUAGES = ['nl-BE', 'en', 'fr', 'de'];
const FILES = import.meta.glob<TextTree>('/web/i18n/*/teacher-*.json', { eager: true, import: 'default' });
for (const [path, texts] of Object.entries(FILES)) {
  const [, language = '', namespace = ''] = /([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
  addTexts(language, namespace, texts);
}
afterEach(() => setLanguage('nl-BE'));

const nothing = () => {};
const doesNothing = new Proxy({}, { get: () => nothing });

interface State {
  session: Partial<VotingSession>;
  at: AtStatement | null;
  lesson?: Partial<Lesson>;
  held?: number;
  isPhone?: boolean;
  isPaired?: boolean;
}

function leadOf(at: AtStatement): Lesson['lead'] {
  const step = stepOf(at);
  const skip = skipAction(at);
  return {
    step,
    isAtHome: at.view === homeViewOf(step),
    pills: pillsOf(at.type).map((one) => ({
      step: one,
      isCurrent: one === (step === 'moved' ? 'again' : step),
      enter: null,
    })),
    main: { name: actionAt(at).name, isArmed: false, isAwake: isAwake(at), press: nothing },
    skip: skip && { name: skip.name, press: nothing },
    back: backOf(at) && nothing,
    chips: null,
    endNow: nothing,
    disarm: nothing,
  };
}

function liveOf({ session, at, lesson = {}, held = 0, isPhone = false, isPaired = false }: State): Live {
  const { t } = translatorOf('teacher-live');
  const description = 'Stelling';
  return {
    session: {
      code: 'ABCDEF',
      tryOut: false,
      argumentsEnabled: true,
      pair: null,
      at: null,
      ...session,
    } as VotingSession,
    students: 22,
    commands: doesNothing as Live['commands'],
    t,
    main: {
      label: t('start'),
      isArmed: false,
      isAwake: true,
      isBusy: false,
      note: null,
      press: nothing,
      disarm: nothing,
    },
    lesson: at && {
      statement: { plain: 'Woorden', background: '', own: false } as Lesson['statement'],
      position: { description, drawing: null, number: 2, total: 3, isOwn: false, words: [] },
      at,
      lead: leadOf(at),
      clock: at.clock && { seconds: 60, length: 300 },
      previous: 's1',
      hasArguments: true,
      pending: 2,
      question: null,
      answerQuestion: nothing,
      mayChange: false,
      keepOwn: null,
      ...lesson,
    },
    waiting: { held, questions: 0, hasQuestions: session.questionsOpen === true },
    showBoard: isPhone ? nothing : null,
    isPaired,
    isPhoneConnected: false,
    ownChoice: { last: 'set', set: nothing },
    leave: nothing,
    open: nothing,
  };
}

const BOTH = [false, true];
const AT = { participants: 22, answered: 22, mayShow: true, hasHands: false, pages: 3, page: 1, mayOpenBallot: false };

/** Every state of a statement, on both hosts. */
function* statements(): Generator<State> {
  for (const type of ['debate', 'party'] as const)
    for (const view of viewsOf(type, () => true))
      for (const round of type === 'debate' ? ([1, 2] as const) : ([1] as const))
        for (const devicesAway of BOTH)
          for (const clock of [null, { isOver: false }])
            for (const isShown of BOTH)
              for (const isLast of BOTH)
                for (const questionsOpen of BOTH)
                  for (const held of [0, 3])
                    for (const isPhone of BOTH) {
                      const at: AtStatement = {
                        ...AT,
                        type,
                        view,
                        round,
                        at: null,
                        clock,
                        devicesAway,
                        isShown,
                        isLast,
                      };
                      const session: Partial<VotingSession> = {
                        type,
                        view,
                        state: 'ongoing',
                        devicesAway,
                        questionsOpen,
                      };
                      yield { session, at, held, isPhone };
                      const pair = { statementId: 's2', left: 'a', right: 'b' };
                      const question = view === 'questions' ? 'Waarom?' : null;
                      const keepOwn = nothing;
                      yield {
                        session: { ...session, pair },
                        at,
                        held,
                        isPhone,
                        lesson: { question, mayChange: true, keepOwn },
                      };
                    }
}

/** A ballot on the board: the box, and a coalition of more parties than there are digits. */
function* ballots(): Generator<State> {
  const type = 'debate';
  const view = 'question';
  const away = { devicesAway: false, isShown: false, isLast: false };
  const at: AtStatement = { ...AT, ...away, type, view, round: 1, at: null, clock: null };
  const chips = Array.from({ length: 12 }, (_, index) => ({
    id: `p${index}`,
    name: `Partij ${index}`,
    press: nothing,
  }));
  const shown = { step: 'coalition' as const, coalition: [] };
  const ballot = { round: 1, open: false, voted: false, shown };
  const session: Partial<VotingSession> = { type, view, state: 'ongoing', questionsOpen: false, ballot };
  for (const isPhone of BOTH)
    for (const parties of [[], chips])
      yield { session, at, isPhone, lesson: { lead: { ...leadOf(at), chips: parties } } };
}

function* others(): Generator<State> {
  for (const type of ['debate', 'party'] as const)
    for (const isPhone of BOTH)
      for (const isPaired of isPhone ? BOTH : [false]) {
        const all = { at: null, isPhone, isPaired };
        for (const tryOut of BOTH) yield { ...all, session: { type, state: 'draft', questionsOpen: false, tryOut } };
        for (const devicesAway of BOTH)
          for (const questionsOpen of BOTH)
            yield { ...all, held: 2, session: { type, state: 'ongoing', devicesAway, questionsOpen } };
        yield { ...all, session: { type, state: 'results', questionsOpen: false } };
      }
}

const STATES: readonly State[] = [...statements(), ...ballots(), ...others()];

describe('the table of actions', () => {
  it('walks every view', () => {
    expect(new Set(STATES.map(({ at }) => at?.view).filter(Boolean))).toEqual(new Set(LIVE_VIEWS));
    expect(STATES.length).toBeGreaterThan(1000);
  });

  it('names each action once, with texts in four languages', () => {
    expect(new Set(LIVE_ACTIONS.map(({ name }) => name)).size).toBe(LIVE_ACTIONS.length);
    const names = LIVE_ACTIONS.map(({ name }) => name).sort();
    for (const language of LANGUAGES) {
      setLanguage(language);
      const texts = new Map<string, string>();
      const seen = new Set<string>();
      for (const state of STATES) {
        const live = liveOf(state);
        for (const action of actionsOf(live)) {
          seen.add(action.name);
          for (const text of [action.label(live), action.keyLabel?.(live) ?? 'none']) texts.set(text, action.name);
        }
      }
      expect([...seen].sort()).toEqual(names);
      const missing = [...texts].filter(
        ([text]) => text === '' || text.includes('{{') || /^[\w-]+[:.][\w.:-]+$/.test(text),
      );
      expect(missing, language).toEqual([]);
    }
  });

  it('gives no two actions of one moment the same key', () => {
    const twice = STATES.filter((state) => {
      const keys = actionsOf(liveOf(state)).flatMap(({ keys = [] }) => keys);
      return new Set(keys).size < keys.length;
    });
    expect(twice.slice(0, 1)).toEqual([]);
  });

  it('says the same twice nowhere, and nothing in ⋯ that is in sight', () => {
    const inSight: readonly Place[] = ['header', 'bar', 'pill', 'tab', 'view', 'stage'];
    const twice = STATES.flatMap((state) => {
      const live = liveOf(state);
      const labels = (places: readonly Place[]) =>
        places.flatMap((place) => actionsAt(live, place)).map((action) => action.label(live));
      const seen = new Set(labels(inSight));
      const lines = labels(MENUS);
      const again = lines.filter((line, at) => seen.has(line) || lines.indexOf(line) < at);
      return again.length > 0 ? [{ state, again }] : [];
    });
    expect(twice.slice(0, 1)).toEqual([]);
  });

  it('has at most seven lines in ⋯, five things in the header, eight in the bar, and five of the view', () => {
    const most = { more: 0, header: 0, bar: 0, view: 0 };
    for (const state of STATES) {
      const live = liveOf(state);
      const count = (...places: Place[]) => places.flatMap((place) => actionsAt(live, place)).length;
      const pills = actionsAt(live, 'pill').filter((action) => !action.isOn?.(live)).length;
      most.more = Math.max(most.more, count('more'));
      most.header = Math.max(most.header, count('header'));
      most.bar = Math.max(most.bar, count('bar') + pills);
      most.view = Math.max(most.view, count('tab', 'view', 'stage'));
    }
    expect(most).toEqual({ more: 7, header: 5, bar: 8, view: 5 });
  });

  it('leaves nothing out of reach of a phone, which has no keys', () => {
    const talk = liveOf({
      session: { type: 'debate', state: 'ongoing', devicesAway: true },
      at: {
        ...AT,
        type: 'debate',
        view: 'argument-pair',
        round: 1,
        at: null,
        clock: { isOver: false },
        devicesAway: true,
        isShown: true,
        isLast: false,
      },
      isPhone: true,
    });
    expect(actionsAt(talk, 'tab').map(({ name }) => name)).toEqual(['pair', 'arguments', 'parties', 'background']);
    for (const name of ['devices', 'hands', 'stopClock', 'own'])
      expect(
        placeOf(LIVE_ACTIONS.find((action) => action.name === name) as (typeof LIVE_ACTIONS)[number], talk),
        name,
      ).not.toBeNull();
  });

  it('asks for questions while the phones are up, and puts those away once the game has begun', () => {
    const names = (session: Partial<VotingSession>) =>
      actionsOf(
        liveOf({ session: { type: 'debate', state: 'ongoing', questionsOpen: false, ...session }, at: null }),
      ).map(({ name }) => name);
    expect(names({ devicesAway: false })).toEqual(expect.arrayContaining(['openQuestions', 'devices']));
    expect(names({ devicesAway: true })).not.toContain('openQuestions');
    expect(names({ state: 'draft' })).not.toContain('devices');
  });

  it('lists the keys as keyboards have them', () => {
    const [state] = STATES;
    if (state === undefined) throw new Error('there are states');
    const keys = (language: string) => {
      setLanguage(language);
      return keyRows(liveOf(state)).flatMap((row) => row.keys);
    };
    expect(keys('nl-BE')).toEqual(expect.arrayContaining(['→', 'PgDn', '←', '1', '4', 'Q', 'K', 'B', '.', '?']));
    expect(keys('de')).toEqual(expect.arrayContaining(['Bild ab', 'Bild auf']));
  });
});
