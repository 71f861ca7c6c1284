import { identityOf } from '#testing/api-client.ts';
import { prepareOfficeScreens } from './office-screens.ts';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';
import { prepareStudentScreens } from './student-screens.ts';
import { prepareTeacherScreens } from './teacher-screens.ts';

type Prepare = (baseURL: string) => Promise<readonly Screen[]>;

/** By who uses them: fills a server and returns their pages, each in every state. */
export const SCREENS_OF = {
  visitors: async () => SITE_SCREENS,
  students: prepareStudentScreens,
  teachers: async (baseURL) => prepareTeacherScreens(baseURL, await identityOf(baseURL)),
  editors: async (baseURL) => prepareOfficeScreens(baseURL, await identityOf(baseURL)),
} satisfies Record<string, Prepare>;

/** Fills a fresh server and returns every page of the product in each of its states. */
export async function prepareScreens(baseURL: string): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const prepare of Object.values<Prepare>(SCREENS_OF)) screens.push(...(await prepare(baseURL)));
  return screens;
}
