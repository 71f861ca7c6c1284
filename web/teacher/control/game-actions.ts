// The actions on the game: buttons in the header, and lines of menus.
import { TALK_SECONDS } from '#shared/domain/lesson-time.ts';
import { isDebate, isOn, isPlayed, isState, type LiveAction, ofLesson, show } from './action.ts';
import { toggleFullScreen } from './keys.ts';
import type { Live } from './live.ts';

/** Seconds that a press lengthens the clock by. */
const MORE_TIME = 60;

const hasHeld = ({ waiting, showBoard }: Live): boolean => waiting !== null && showBoard === null;
const held = ({ waiting }: Live): number => waiting?.held ?? 0;

export const GAME_ACTIONS: readonly LiveAction[] = [
  // The header: press what you see.
  {
    name: 'people',
    place: 'header',
    icon: 'people',
    when: isState('draft', 'ongoing'),
    label: ({ t, students }) => t('people.label', { count: students }),
    run: ({ open }) => open('people'),
  },
  {
    name: 'questionsChip',
    place: 'header',
    icon: 'question',
    when: ({ session }) => session.questionsOpen,
    label: ({ t }) => t('questions.areOpen'),
    run: ({ open }) => open('questions'),
  },
  // Behind the clock.
  {
    name: 'startClock',
    place: 'clock',
    icon: 'play',
    keys: ['K'],
    when: ofLesson(({ clock }) => clock === null),
    label: ({ t }) => t('clock.start', { count: TALK_SECONDS / 60 }),
    run: ({ commands }) => commands.setClock(TALK_SECONDS),
  },
  {
    name: 'moreTime',
    place: 'clock',
    icon: 'plus',
    keys: ['+'],
    when: ofLesson(({ clock }) => clock !== null),
    label: ({ t }) => t('clock.more'),
    run: ({ commands, lesson }) => lesson?.clock && commands.addTime(lesson.clock.seconds, MORE_TIME),
  },
  {
    name: 'stopClock',
    place: 'clock',
    icon: 'stop',
    keys: ['K'],
    when: ofLesson(({ clock }) => clock !== null),
    label: ({ t }) => t('clock.off'),
    run: ({ commands }) => commands.setClock(null),
  },
  // Behind the people.
  {
    name: 'door',
    place: 'people',
    icon: 'lock',
    when: isState('draft', 'ongoing'),
    label: ({ t, session }) => t(session.locked ? 'lock.unlock' : 'lock.lock'),
    run: ({ commands, session }) => commands.flip('locked', !session.locked),
  },
  {
    name: 'devices',
    place: 'people',
    icon: 'phone',
    keys: ['W'],
    when: isPlayed,
    label: ({ t, session }) => t(session.devicesAway ? 'devices.back' : 'devices.away'),
    run: ({ commands, session }) => commands.flip('devicesAway', !session.devicesAway),
  },
  {
    name: 'hands',
    ofStatement: true,
    place: 'people',
    icon: 'people',
    keys: ['H'],
    when: (live) => isDebate(live) && live.lesson !== null && live.lesson.at.view !== 'hands',
    label: ({ t }) => t('hands.title'),
    run: (live) => show(live, 'hands'),
  },
  {
    name: 'absent',
    place: 'people',
    icon: 'people',
    // In a try-out nobody leaves.
    when: ({ session }) => session.state !== 'results' && !session.tryOut,
    label: ({ t }) => t('absent.remove'),
    run: ({ commands }) => commands.removeAbsent(),
  },
  {
    name: 'newCode',
    place: 'people',
    icon: 'retry',
    when: ({ session, isPaired }) => session.state === 'draft' && !session.tryOut && !isPaired,
    label: ({ t }) => t('newCode.button'),
    run: ({ open }) => open('newCode'),
  },
  // Behind the statement.
  {
    name: 'changeOwn',
    ofStatement: true,
    place: 'statement',
    icon: 'edit',
    when: ofLesson(({ mayChange }) => mayChange),
    label: ({ t }) => t('teacher-own:titleEdit'),
    run: ({ open }) => open('changeOwn'),
  },
  {
    name: 'keepOwn',
    ofStatement: true,
    place: 'statement',
    icon: 'check',
    when: ofLesson(({ keepOwn }) => keepOwn !== null),
    label: ({ t }) => t('teacher-own:keep'),
    run: ({ lesson }) => lesson?.keepOwn?.(),
  },
  // Behind the questions of the class.
  {
    name: 'showQuestions',
    place: 'questions',
    icon: 'question',
    keys: ['Q'],
    when: (live) => live.session.questionsOpen && live.lesson !== null && !isOn('questions')(live),
    label: ({ t }) => t('menu.showQuestions'),
    run: (live) => show(live, 'questions'),
  },
  {
    name: 'closeQuestions',
    place: 'questions',
    icon: 'stop',
    when: ({ session }) => session.questionsOpen,
    label: ({ t }) => t('menu.closeQuestions'),
    run: ({ commands }) => commands.flip('questionsOpen', false),
  },
  // ⋯, in the order of its lines.
  {
    name: 'more',
    place: 'bar',
    icon: 'info',
    when: () => true,
    label: ({ t }) => t('help.button'),
    run: ({ open }) => open('more'),
  },
  {
    name: 'own',
    ofStatement: true,
    place: 'more',
    icon: 'edit',
    keys: ['E'],
    when: (live) => isDebate(live) && (live.session.state === 'draft' || live.lesson !== null),
    label: ({ t }) => t('teacher-own:title'),
    run: ({ open }) => open('own'),
  },
  {
    name: 'openQuestions',
    place: 'more',
    icon: 'question',
    keys: ['Q'],
    // Asked only while the phones are up.
    when: ({ session }) => session.state !== 'draft' && !session.questionsOpen && !session.devicesAway,
    label: ({ t }) => t('menu.openQuestions'),
    run: (live) => {
      live.commands.flip('questionsOpen', true);
      show(live, 'questions');
    },
  },
  {
    name: 'held',
    place: (live) => {
      if (live.session.questionsOpen) return 'questions';
      return held(live) > 0 ? 'header' : 'more';
    },
    icon: 'eye',
    when: (live) => hasHeld(live) && !isState('draft')(live),
    label: ({ t, waiting }) => t(waiting?.hasQuestions ? 'menu.heldTexts' : 'menu.held', { count: waiting?.held ?? 0 }),
    run: ({ open }) => open('held'),
  },
  {
    name: 'previous',
    ofStatement: true,
    place: 'more',
    icon: 'back',
    when: ofLesson(({ previous }) => previous !== null),
    label: ({ t }) => t('menu.previous'),
    run: ({ commands, lesson }) => lesson?.previous && commands.moveTo(lesson.previous),
  },
  {
    name: 'screens',
    place: 'more',
    icon: 'screen',
    when: () => true,
    label: ({ t }) => t('menu.screens'),
    run: ({ open }) => open('screens'),
  },
  {
    name: 'keys',
    place: 'more',
    icon: 'info',
    keys: ['?'],
    when: ({ showBoard }) => showBoard === null,
    label: ({ t }) => t('keys.title'),
    run: ({ open }) => open('keys'),
  },
  {
    name: 'stop',
    place: 'more',
    icon: 'flag',
    when: () => true,
    label: ({ t }) => t('menu.stop'),
    run: ({ open }) => open('stop'),
  },
  // Behind stopping here.
  {
    name: 'end',
    place: 'stop',
    icon: 'results',
    leads: true,
    when: ofLesson(({ at, lead }) => !(at.isLast && lead.main.name === 'toResults')),
    label: ({ t }) => t('menu.end'),
    run: ({ lesson }) => lesson?.lead.endNow(),
  },
  {
    name: 'later',
    place: 'stop',
    icon: 'exit',
    when: () => true,
    label: ({ t, isPaired }) => t(isPaired ? 'phone.leave' : 'menu.later'),
    run: ({ leave }) => leave(),
  },
  {
    name: 'remove',
    place: 'stop',
    icon: 'bin',
    isDangerous: true,
    when: isState('draft'),
    label: ({ t }) => t('help.remove'),
    run: ({ open }) => open('remove'),
  },
  // Behind the screens.
  {
    name: 'phone',
    // Before the start it is a button: a teacher who wants it then has both devices at hand.
    place: ({ session, showBoard }) => (session.state === 'draft' && showBoard === null ? 'bar' : 'screens'),
    icon: 'phone',
    when: ({ isPaired, showBoard }) => !isPaired && showBoard === null,
    label: ({ t, isPhoneConnected }) => t(isPhoneConnected ? 'phone.isOn' : 'phone.button'),
    run: ({ open }) => open('phone'),
  },
  {
    name: 'projector',
    place: 'screens',
    icon: 'screen',
    when: () => true,
    label: ({ t }) => t('projector.connect'),
    run: ({ open }) => open('projector'),
  },
  {
    name: 'showBoard',
    place: 'screens',
    icon: 'fullScreen',
    when: ({ showBoard }) => showBoard !== null,
    label: ({ t }) => t('remote.showProjector'),
    run: ({ showBoard }) => showBoard?.(),
  },
  {
    name: 'fullScreen',
    place: 'screens',
    icon: 'fullScreen',
    keys: ['F'],
    when: ({ showBoard }) => showBoard === null,
    label: ({ t }) => t('fullScreen'),
    run: toggleFullScreen,
  },
];
