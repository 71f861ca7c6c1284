// `npm run gallery [-- --languages=FR,DE --widths=390,1440 --screens=student,teacher-live --folder=<folder>]`: pictures of every page and state, on one page to look at.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#lab/bench/browser.ts';
import { buildOrExit } from '#scripts/build.ts';
import { top } from '#scripts/run-command.ts';
import { isLanguageCode, LANGUAGES } from '#shared/domain/languages.ts';
import { giveVoices } from '#testing/browser.ts';
import { prepareScreens } from '#testing/screens/all-screens.ts';
import { changeSize } from '#testing/screens/page-size.ts';
import { changeWidth, openScreen, PHONE, sizeOf, WIDTHS } from '#testing/screens/screen.ts';
import { startServer } from '#testing/server-process.ts';

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: LANGUAGES.join(',') },
    widths: { type: 'string', default: WIDTHS.join(',') },
    screens: { type: 'string', default: '' },
    folder: { type: 'string', default: join(tmpdir(), 'halfrond-gallery') },
  },
});
const asked = values.languages.split(',');
const languages = asked.filter(isLanguageCode);
const unknown = asked.filter((code) => !isLanguageCode(code));
if (unknown.length > 0) {
  console.error(`no such language: ${unknown.join(', ')}; there are ${LANGUAGES.join(', ')}`);
  process.exit(1);
}
const widths = values.widths.split(',').map(Number);
const { folder } = values;

await buildOrExit(top, console.log);

const server = await startServer({ LANGUAGES: LANGUAGES.join(',') });
const browser = await launchBrowser();
try {
  const starts = values.screens.split(',');
  const screens = (await prepareScreens(server.baseURL)).filter(({ name }) =>
    starts.some((start) => name.startsWith(start)),
  );
  if (screens.length === 0) throw new Error(`no screen has a name that begins with ${values.screens}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: null, reducedMotion: 'reduce', hasTouch: true });
  await giveVoices(page);
  for (const screen of screens) {
    for (const language of languages) {
      // On a phone some pages of teachers are others, and what is open on the one is not on the other.
      for (const alike of [widths.filter((width) => width < PHONE), widths.filter((width) => width >= PHONE)]) {
        const [first] = alike;
        if (first === undefined) continue;
        await changeSize(page, sizeOf(first));
        await openScreen(page, server.baseURL, screen, language);
        for (const width of alike) {
          await changeWidth(page, screen, width);
          await page.screenshot({ path: join(folder, pictureOf(screen.name, language, width)), fullPage: true });
        }
      }
    }
    console.log(screen.name);
  }
  writeFileSync(join(folder, 'index.html'), galleryPage(screens.map(({ name }) => name)));
  console.log(`\n${screens.length * languages.length * widths.length} pictures: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await server.stop();
}

function pictureOf(name: string, language: string, width: number): string {
  return `${name}-${width}-${language.toLowerCase()}.png`;
}

/** A row for every screen and width, the languages beside each other. */
function galleryPage(names: readonly string[]): string {
  const picture = (name: string, language: string, width: number): string => {
    const file = pictureOf(name, language, width);
    return `<a href="${file}"><figure><img loading="lazy" src="${file}" alt=""><figcaption>${language} ${width}</figcaption></figure></a>`;
  };
  const rows = names.map(
    (name) =>
      `<h2 id="${name}">${name}</h2>${widths
        .map((width) => `<div>${languages.map((language) => picture(name, language, width)).join('')}</div>`)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px system-ui;margin:1rem}div{display:flex;gap:1rem;margin-bottom:1rem;overflow-x:auto}figure{margin:0}img{display:block;max-width:22rem;border:1px solid #999}</style>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>${rows.join('\n')}</html>`;
}
