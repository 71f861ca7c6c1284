// The browser for measurements: the installed Chromium, without its background activity.
import { type Browser, chromium } from '@playwright/test';
import { findTools } from '#scripts/tools.ts';

const ARGUMENTS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export function launchBrowser(): Promise<Browser> {
  const { chromium: executablePath } = findTools();
  return chromium.launch({ args: ARGUMENTS, ...(executablePath && { executablePath }) });
}
