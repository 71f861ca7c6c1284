// `npm run tour`: makes the pictures of the page that tells teachers how a lesson goes, in every language.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#lab/bench/browser.ts';
import { buildOrExit } from '#scripts/build.ts';
import { top } from '#scripts/run-command.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/domain/languages.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { callerAs, type Identity, identityOf } from '#testing/api-client.ts';
import { PARTIES } from '#testing/fixtures.ts';
import { createGame, newStudent, publishSet } from '#testing/game.ts';
import { required } from '#testing/required.ts';
import { loggedIn, openScreen, type Screen } from '#testing/screens/screen.ts';
import { startServer } from '#testing/server-process.ts';
import { PHONE_PICTURE, TOUR_PICTURE, type TourPicture } from '#web/site/lesson/tour-pictures.ts';

const STUDENTS = 21;
const STATEMENTS = ['Het openbaar vervoer moet gratis zijn voor iedereen onder de 25 jaar.'];
const FIRST = ['Akkoord', 'Akkoord', 'Niet akkoord', 'Neutraal', 'Akkoord'];
const AGAIN = ['Akkoord', 'Niet akkoord', 'Niet akkoord', 'Neutraal', 'Niet akkoord'];
const ARGUMENTS: Readonly<Record<string, string>> = {
  Akkoord: 'Wie ver van school woont, betaalt nu het meest. Dat is niet eerlijk.',
  'Niet akkoord': 'Gratis bestaat niet: iemand betaalt het. Dan liever wie de bus neemt.',
};

await buildOrExit(top, console.log);
const server = await startServer({ LANGUAGES: LANGUAGES.join(','), PUBLIC_URL: 'https://halfrond.example' });
const { baseURL } = server;
const browser = await launchBrowser();
const page = await browser.newPage({ reducedMotion: 'reduce', hasTouch: true });
const blank = await browser.newPage();

/** A screenshot as WebP, which the browser writes smaller than its own PNG or JPEG by half. */
async function asWebp(png: string): Promise<Buffer> {
  const address = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.45);
  }, png);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function take(name: TourPicture, screen: Pick<Screen, 'audience' | 'path' | 'stored'>): Promise<void> {
  await page.setViewportSize(name === 'phone' ? PHONE_PICTURE : TOUR_PICTURE);
  for (const language of LANGUAGES) {
    await openScreen(page, baseURL, { name, ...screen }, language);
    const path = join(top, 'web/site/lesson/pictures', `${name}-${LANGUAGE_TAGS[language]}.webp`);
    writeFileSync(path, await asWebp((await page.screenshot()).toString('base64')));
  }
  console.log(name);
}

async function play(teacher: Identity): Promise<void> {
  const call = callerAs(baseURL, teacher);
  const set = await publishSet(call, { statements: STATEMENTS, parties: PARTIES });
  const code = await createGame(set, { name: 'Klas 5A', settings: ['own_arguments'] });
  const [statementId = ''] = set.statements;
  const takeLive = (name: TourPicture) =>
    take(name, { audience: 'teacher', path: `/teacher/votingsession/${code}`, stored: loggedIn(teacher) });
  const show = (view: LiveView) => call('POST voting/session/:code/view', { params: { code }, body: { view } });
  const params = { code, statementId };

  const clientIds = Array.from({ length: STUDENTS }, () => randomUUID());
  const students = await Promise.all(clientIds.map((id) => newStudent(baseURL, code, id)));
  const vote = async (opinions: readonly string[]) => {
    for (const [at, { answer }] of students.entries()) {
      const opinion = opinions[at % opinions.length] ?? 'Neutraal';
      await answer(statementId, opinion, { comment: at < opinions.length ? (ARGUMENTS[opinion] ?? '') : '' });
    }
    await call('POST voting/session/:code/statement/:statementId/shown', { params });
  };

  await takeLive('lobby');
  await call('POST voting/session/:code/start', { params: { code } });
  await take('phone', {
    audience: 'student',
    path: `/votingsession/${code}`,
    stored: { 'client-id': required(clientIds[0]) },
  });
  await vote(FIRST);
  await show('statement-results');
  await takeLive('result');
  await call('POST voting/session/:code/statement/:statementId/pair', { params });
  await show('argument-pair');
  await takeLive('pair');
  await call('POST voting/session/:code/statement/:statementId/second-round', { params });
  await vote(AGAIN);
  await show('statement-results');
  await takeLive('shift');
}

try {
  await play(await identityOf(baseURL));
} finally {
  await browser.close();
  await server.stop();
}
