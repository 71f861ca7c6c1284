import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { top } from './run-command.ts';

const OF_DEBIAN = 'chromium-headless-shell';
const REVISION = /chromium-(\d+)/.exec(chromium.executablePath())?.[1];
const OF_PLAYWRIGHT = `browsers/chromium_headless_shell-${REVISION}/chrome-headless-shell-linux64/chrome-headless-shell`;
/** Puts a file of the name of the package into the only folder of `PATH`. */
const INSTALL = '#!/bin/sh\nfor name; do :; done\n[ "$name" = update ] || : > "$PATH/$name"\n';
const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** The browser of a machine that has only these programs, and what is printed about it. */
function prepareWith(...programs: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-tools-'));
  for (const name of programs) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), INSTALL, { mode: 0o755 });
  }
  const code = `import { prepareTools } from './scripts/tools.ts'; console.log(prepareTools(${mayInstall}).chromium);`;
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers') };
  const options = { cwd: top, env, encoding: 'utf8' } as const;
  const lines = spawnSync(process.execPath, ['--input-type=module', '-e', code], options).stdout.trim().split('\n');
  rmSync(folder, { recursive: true });
  const browser = lines.pop()?.replace(`${folder}/`, '');
  return { browser, says: lines.find((line) => line.includes('the browser tests')) };
}

describe('the browser tests use the headless shell', () => {
  it.each([OF_DEBIAN, OF_PLAYWRIGHT])('that is there beside another Chromium: %s', (shell) => {
    const { browser, says } = prepareWith('chromium', shell, 'apt-get');
    expect(browser).toBe(shell);
    expect(says).toBeUndefined();
  });

  it.runIf(mayInstall).each([
    ['beside another Chromium', ['chromium', 'apt-get']],
    ['where there is none', ['apt-get']],
  ])('that is installed %s', (_, programs) => {
    const { browser, says } = prepareWith(...programs);
    expect(browser).toBe(OF_DEBIAN);
    expect(says).toMatch(/^Installing .*chromium-headless-shell for the browser tests/);
  });
});
