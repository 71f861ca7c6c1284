import { identityOf } from '#testing/api-client.ts';
import { prepareOfficeScreens } from './office-screens.ts';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';
import { prepareStudentScreens } from './student-screens.ts';
import { prepareTeacherScreens } from './teacher-screens.ts';

/** Fills a fresh server and returns every page of the product in each of its states. */
export async function prepareScreens(baseURL: string): Promise<Screen[]> {
  const admin = await identityOf(baseURL);
  return [
    ...SITE_SCREENS,
    ...(await prepareStudentScreens(baseURL)),
    ...(await prepareTeacherScreens(baseURL, admin)),
    ...(await prepareOfficeScreens(baseURL, admin)),
  ];
}
