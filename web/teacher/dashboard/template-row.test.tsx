import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import teacherDashboard from '#web/i18n/nl-BE/teacher-dashboard.json';
import { addTexts } from '#web/i18n/translator.ts';
import { TemplateRow } from './template-row.tsx';

addTexts('nl-BE', 'teacher-dashboard', teacherDashboard);

const GAME: ListedTemplate = {
  ...{ _id: 'g', name: 'Klas 6', classLabel: '', type: 'party', questionSet: 'q', statements: ['a', 'b', 'c'] },
  ...{ ownStatements: [], parties: [], settings: [], updatedAt: '', linked: false, fromColleague: false },
};

/** What a row says of its game. */
const aboutOf = (settings: GameSetting[]) =>
  /<p[^>]*>(.*?)<\/p>/.exec(
    renderToStaticMarkup(
      <TemplateRow template={{ ...GAME, settings }} busy={null} onStart={() => {}} onMore={() => {}} />,
    ),
  )?.[1];

it('says of a game that students play in their own tempo that it is one', () => {
  expect(aboutOf(['own_tempo'])).toBe('Partijspel, eigen tempo, 3 stellingen, één lesuur');
  expect(aboutOf([])).toBe('Partijspel, 3 stellingen, één lesuur');
});
