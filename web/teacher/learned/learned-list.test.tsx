import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SessionOverview } from '#shared/contract/result.ts';
import drawings from '#web/i18n/nl-BE/drawings.json';
import teacherBoard from '#web/i18n/nl-BE/teacher-board.json';
import teacherLive from '#web/i18n/nl-BE/teacher-live.json';
import teacherResults from '#web/i18n/nl-BE/teacher-results.json';
import { addTexts } from '#web/i18n/translator.ts';
import { LearnedList } from './learned-list.tsx';

for (const [name, texts] of Object.entries({ drawings, teacherBoard, teacherLive, teacherResults }))
  addTexts(
    'nl-BE',
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    texts,
  );

const STATEMENT = 's1';
const TALK = 'Wie heeft hier last van?';
const CLASS = '5 Humane';

const overview = (tempo: SessionOverview['tempo'], counts: readonly number[], late = 0): SessionOverview => ({
  ...{ _id: 'g', name: 'Proefspel', type: 'debate', tempo, archivedAt: null },
  ...{ totalParticipants: 8, handsTotal: 0, partyScores: [], robustness: null, guessed: null, guessGap: null },
  ...{ questions: [], ballots: [] },
  statements: [
    {
      ...{ statementId: STATEMENT, description: 'De bus is gratis.', own: false, drawing: null },
      options: counts.map((count, order) => ({
        ...{ opinion: `Antwoord ${order + 1}`, color: '#123456', order, count, hands: 0, comments: [] },
      })),
      ...{ skipped: 0, late, round: 1, shift: null, guess: null, parties: [], pair: null },
    },
  ],
});

const textOf = (read: SessionOverview, forStudents = false): string =>
  renderToStaticMarkup(
    <LearnedList
      overview={read}
      forStudents={forStudents}
      goals={[]}
      classLabel={CLASS}
      talk={new Map([[STATEMENT, TALK]])}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('what its teacher alone may read', () => {
  it('is the class, and what to ask', () => {
    expect(textOf(overview('teacher', [5, 3]))).toContain(`${CLASS} · Debat`);
    expect(textOf(overview('teacher', [5, 3]))).toContain(TALK);
  });
  it('is not on the paper for students', () => {
    expect(textOf(overview('teacher', [5, 3]), true)).toContain('Proefspel');
    for (const text of [CLASS, TALK]) expect(textOf(overview('teacher', [5, 3]), true)).not.toContain(text);
  });
});

describe('one sentence says', () => {
  it.each<[string, SessionOverview, string]>([
    ['that nobody answered', overview('teacher', [0, 0]), teacherResults.nothing.unanswered],
    ['that all were too late', overview('teacher', [0, 0], 4), teacherResults.nothing.late],
    ['that everybody went on alone', overview('student', [5, 3]), teacherLive.tempo.student],
  ])('%s', (_, read, sentence) => {
    for (const forStudents of [false, true]) expect(textOf(read, forStudents).split(sentence)).toHaveLength(2);
  });
});
