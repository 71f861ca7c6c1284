import { identityOf } from '#testing/api-client.ts';
import { prepareOfficeScreens } from './office-screens.ts';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';
import { prepareStudentScreens } from './student-screens.ts';
import { TEACHER_SCREENS } from './teacher-screens.ts';

type Prepare = (baseURL: string) => Promise<readonly Screen[]>;

/** By who uses them, those that take longest first: fills a server and returns their pages, each in every state. */
export const SCREENS_OF: Readonly<Record<string, Prepare>> = {
  ...TEACHER_SCREENS,
  students: prepareStudentScreens,
  editors: async (baseURL) => prepareOfficeScreens(baseURL, await identityOf(baseURL)),
  visitors: async () => SITE_SCREENS,
};

/** Fills a fresh server and returns every page of the product in each of its states. */
export async function prepareScreens(baseURL: string): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const prepare of Object.values(SCREENS_OF)) screens.push(...(await prepare(baseURL)));
  return screens;
}
