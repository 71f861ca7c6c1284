// The actions that lead the lesson, and those that change the view on the board.
import { clockText } from '#shared/domain/clock.ts';
import { homeViewOf } from '#shared/domain/lesson.ts';
import { showsAnswers } from '#shared/domain/live-views.ts';
import {
  inTalk,
  isDebate,
  isOn,
  isPlayed,
  isState,
  isWithin,
  type LiveAction,
  ofLesson,
  type Place,
  show,
} from './action.ts';
import type { Live } from './live.ts';

const hasPair = (live: Live): boolean => isOn('argument-pair')(live) && live.session.pair != null;
const hasWords = ofLesson(({ statement }) => statement.plain !== '' || statement.background !== '');

/** The place of a view that belongs to the talk, or to the parties of a party game: elsewhere it has only its key. */
const tabOf =
  (step: 'talk' | 'parties', other: Place | null = null) =>
  (live: Live): Place | null =>
    isWithin(step)(live) ? 'tab' : other;

const PILLS = [0, 1, 2, 3].map(
  (index): LiveAction => ({
    name: `pill${index + 1}`,
    place: 'pill',
    icon: 'forward',
    keys: [`${index + 1}`],
    leads: true,
    // While parties are chosen, the digits are theirs.
    when: ofLesson(({ lead }) => lead.pills[index] !== undefined && !lead.chips?.length),
    label: ({ t, lesson }) => t(`lesson.step.${lesson?.lead.pills[index]?.step ?? 'vote'}`),
    keyLabel: ({ t }) => t('lesson.steps'),
    isOn: ofLesson(({ lead }) => lead.pills[index]?.isCurrent === true),
    run: ({ lesson }) => lesson?.lead.pills[index]?.enter?.(),
  }),
);

/** The parties of a coalition, as far as there are digits. */
const CHIPS = Array.from(
  { length: 9 },
  (_, index): LiveAction => ({
    name: `chip${index + 1}`,
    place: null,
    icon: 'flag',
    keys: [`${index + 1}`],
    when: ofLesson(({ lead }) => lead.chips?.[index] !== undefined),
    label: ({ lesson }) => lesson?.lead.chips?.[index]?.name ?? '',
    keyLabel: ({ t }) => t('keys.chips'),
    run: ({ lesson }) => lesson?.lead.chips?.[index]?.press(),
  }),
);

export const BOARD_ACTIONS: readonly LiveAction[] = [
  {
    name: 'main',
    place: 'bar',
    icon: 'forward',
    keys: ['ArrowRight', 'PageDown'],
    leads: true,
    when: isState('draft', 'ongoing'),
    label: ({ main }) => main.label,
    keyLabel: ({ t, session }) => t(session.state === 'draft' ? 'start' : 'keys.next'),
    run: ({ main }) => main.press(),
  },
  {
    name: 'back',
    place: 'bar',
    icon: 'back',
    keys: ['ArrowLeft', 'PageUp'],
    when: ofLesson(() => true),
    label: ({ t }) => t('lesson.back'),
    run: ({ lesson }) => lesson?.lead.back?.(),
  },
  ...PILLS,
  ...CHIPS,
  {
    name: 'skip',
    place: 'bar',
    icon: 'skip',
    leads: true,
    // While hands are counted, nobody wants to be past it.
    when: ofLesson(({ lead, at }) => lead.skip !== null && at.view !== 'hands'),
    label: ({ t, lesson }) => t(`lesson.do.${lesson?.lead.skip?.name ?? 'nextStatement'}`),
    run: ({ lesson }) => lesson?.lead.skip?.press(),
  },
  // Tabs of a view.
  {
    name: 'pair',
    ofStatement: true,
    place: tabOf('talk'),
    icon: 'circles',
    keys: ['T'],
    when: (live) => isDebate(live) && (inTalk(live) || (live.lesson !== null && live.session.argumentsEnabled)),
    label: ({ t, session, lesson }) => t(session.pair || lesson?.hasArguments ? 'pair.two' : 'menu.view.question'),
    keyLabel: ({ t }) => t('pair.two'),
    isOn: isOn('argument-pair'),
    run: (live) => {
      const { session, lesson, commands } = live;
      const isElsewhere = !isOn('argument-pair')(live);
      if (lesson === null || !session.argumentsEnabled) show(live, homeViewOf('talk'));
      else if (inTalk(live) && isElsewhere && (session.pair != null || !lesson.hasArguments))
        show(live, homeViewOf('talk'));
      else commands.anotherPair(lesson.statement._id);
    },
  },
  {
    name: 'arguments',
    ofStatement: true,
    place: (live) => tabOf(isDebate(live) ? 'talk' : 'parties')(live),
    icon: 'circles',
    keys: ['A'],
    when: ofLesson((_, { session }) => session.argumentsEnabled),
    label: ({ t }) => t('menu.view.group-arguments'),
    isOn: isOn('group-arguments'),
    run: (live) => show(live, 'group-arguments', 'arguments'),
  },
  {
    name: 'parties',
    ofStatement: true,
    place: tabOf('talk'),
    icon: 'flag',
    keys: ['P'],
    when: (live) => isDebate(live) && live.lesson !== null && !live.lesson.statement.own,
    label: ({ t }) => t('menu.view.party-arguments'),
    isOn: isOn('party-arguments'),
    run: (live) => show(live, 'party-arguments', 'party'),
  },
  {
    name: 'background',
    ofStatement: true,
    place: tabOf('talk', 'statement'),
    icon: 'info',
    keys: ['I'],
    when: hasWords,
    label: ({ t }) => t('menu.view.background'),
    isOn: isOn('background'),
    run: (live) => show(live, 'background'),
  },
  {
    name: 'return',
    ofStatement: true,
    place: (live) => (inTalk(live) || isOn('hands')(live) ? null : 'tab'),
    icon: 'back',
    keys: ['Escape'],
    when: ofLesson(({ lead }) => lead.back !== null && !lead.isAtHome),
    label: ({ t }) => t('keys.leave'),
    run: ({ lesson }) => lesson?.lead.back?.(),
  },
  // Of the view.
  {
    name: 'anotherPair',
    ofStatement: true,
    place: 'view',
    icon: 'circles',
    when: hasPair,
    label: ({ t }) => t('pair.another'),
    run: ({ commands, lesson }) => lesson && commands.anotherPair(lesson.statement._id),
  },
  {
    name: 'school',
    place: 'stage',
    icon: 'people',
    // A phone that was let in as remote control reaches its game only.
    when: ({ session: { ballot, tryOut }, lesson, isPaired }) =>
      lesson !== null &&
      ballot?.open === false &&
      ballot.shown != null &&
      ballot.shown.step !== 'vote' &&
      !tryOut &&
      !isPaired,
    label: ({ t }) => t('school.title'),
    run: ({ open }) => open('school'),
  },
  {
    name: 'countHands',
    ofStatement: true,
    // A phone has the panel on its page.
    place: ({ showBoard }) => (showBoard === null ? 'view' : null),
    icon: 'people',
    keys: ['H'],
    when: isOn('hands'),
    label: ({ t }) => t('hands.count'),
    run: ({ open, showBoard }) => showBoard === null && open('hands'),
  },
  {
    name: 'answered',
    ofStatement: true,
    place: 'view',
    icon: 'check',
    when: ofLesson(({ question }) => question !== null),
    label: ({ t }) => t('questions.answer'),
    run: ({ lesson }) => lesson?.answerQuestion(),
  },
  {
    name: 'toStatement',
    ofStatement: true,
    place: 'view',
    icon: 'edit',
    when: (live) => isDebate(live) && live.lesson !== null && live.lesson.question !== null,
    label: ({ t }) => t('questions.toStatement'),
    run: ({ open }) => open('ownFromQuestion'),
  },
  {
    name: 'update',
    ofStatement: true,
    place: (live) => (isOn('statement-results')(live) && live.lesson && live.lesson.pending > 0 ? 'stage' : null),
    icon: 'retry',
    keys: ['U'],
    when: (live) => isDebate(live) && live.lesson !== null && showsAnswers(live.lesson.at.view, 'debate'),
    label: ({ t }) => t('snapshot.update'),
    run: ({ commands, lesson }) => lesson && commands.update(lesson.statement._id),
  },
  {
    name: 'blank',
    place: null,
    icon: 'stop',
    keys: ['B', '.'],
    when: (live) => live.lesson !== null && live.showBoard === null,
    label: ({ t }) => t('keys.blank'),
    run: ({ open }) => open('blank'),
  },
  // In the header: press what you see.
  {
    name: 'statement',
    ofStatement: true,
    place: 'header',
    icon: 'info',
    when: ofLesson(
      ({ statement: { plain, background, talk = '', note = '' }, mayChange, keepOwn }) =>
        plain + background + talk + note !== '' || mayChange || keepOwn !== null,
    ),
    label: ({ t }) => t('statement.about'),
    run: ({ open }) => open('statement'),
  },
  {
    name: 'code',
    place: 'header',
    icon: 'results',
    when: isPlayed,
    label: ({ t }) => t('teacher-board:lobby.enlarge'),
    run: ({ open }) => open('code'),
  },
  {
    name: 'clockDialog',
    // Without a keyboard it can be started there.
    place: ({ lesson, showBoard }) => (showBoard !== null ? 'bar' : lesson?.clock ? 'header' : null),
    icon: 'clock',
    when: ofLesson(() => true),
    label: ({ t, lesson }) => `${t('clock.title')}${lesson?.clock ? ` ${clockText(lesson.clock.seconds)}` : ''}`,
    run: ({ open }) => open('clock'),
  },
];
