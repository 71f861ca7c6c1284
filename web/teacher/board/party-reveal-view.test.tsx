import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import teacherBoard from '#web/i18n/nl-BE/teacher-board.json';
import teacherLive from '#web/i18n/nl-BE/teacher-live.json';
import { addTexts } from '#web/i18n/translator.ts';
import { PartyRevealView } from './party-reveal-view.tsx';

addTexts('nl-BE', 'teacher-board', teacherBoard);
addTexts('nl-BE', 'teacher-live', teacherLive);

const NAMES = ['Getijde', 'Weefsel'];
const parties = NAMES.map((name) => ({ _id: name, name, description: '', video: '', image: null, color: '#123456' }));
const guesses = NAMES.map((partyId) => ({
  ...{ partyId, opinion: 'Eens', comment: '', players: 2, hits: null, guesses: null },
}));

/** The title of parties that are shown together, on that page of a statement's answer. */
const titleOn = (page: number | null) =>
  /<h2>(.*?)<\/h2>/.exec(
    renderToStaticMarkup(
      <PartyRevealView
        statementId="s"
        guesses={guesses}
        at={page === null ? null : { kind: 'party', id: 'p', page }}
        parties={parties}
        options={[{ opinion: 'Eens', color: '#123456' }]}
        turned={{ current: null }}
      />,
    ),
  )?.[1];

it('calls parties the others only after a page with another one', () => {
  expect(titleOn(2)).toBe('De andere partijen');
  expect(titleOn(0)).toBe('De partijen zelf');
  expect(titleOn(null)).toBe('De partijen zelf');
});
