import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Page, test } from '@playwright/test';
import type { Body } from '#shared/contract/call.ts';
import type { Role } from '#shared/domain/roles.ts';
import { type Call, callerAs, identityOf } from '#testing/api-client.ts';
import { signInAs } from '#testing/browser.ts';
import { required } from '#testing/required.ts';
import type { TestServer } from '#testing/server-process.ts';
import { server, startWithServer } from './server.ts';

export interface Office {
  /** Calls the API as the super admin. */
  call: Call;
  /** Goes to a page of the app as the super admin, and waits until it is there. */
  open: (page: Page, path: string) => Promise<void>;
}

/** Logs the super admin of a server in. */
export async function enterOffice(baseURL: string): Promise<Office> {
  const identity = await identityOf(baseURL);
  const open = async (page: Page, path: string) => {
    await signInAs(page.context(), identity);
    await page.goto(`${baseURL}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  return { call: callerAs(baseURL, identity), open };
}

/** The office of the file whose tests run. */
export let office: Office;

/** To be called once by a file: a server without content, and its super admin. */
export function startWithOffice(): void {
  startWithServer({ DEMO_CONTENT: 'false' });
  test.beforeAll(async () => {
    office = await enterOffice(server.baseURL);
  });
}

/** Adds somebody with an account to a server, by its command. */
export async function addUser(
  { dataDir }: Pick<TestServer, 'dataDir'>,
  { email, password }: { email: string; password: string },
  role: Role,
): Promise<void> {
  await promisify(execFile)(process.execPath, ['server/commands/user.ts', email, role], {
    env: { PATH: required(process.env.PATH), DATA_DIR: dataDir, USER_PASSWORD: password },
  });
}

export const saveButtonIn = (page: Page) => page.getByRole('button', { name: 'Bewaar', exact: true });

/** The question of a save over another editor's. */
export const conflictIn = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Dit werd intussen ergens anders bewaard' });

/** Stores a block of a page, by default a text on the page about us; returns its id. */
export async function storeBlock(call: Call, block: Partial<Body<'POST content_blocks'>>): Promise<string> {
  const body = { page: 'about', type: 'title_with_description', title: 'Eerst', ...block } as const;
  return (await call('POST content_blocks', { body }))._id;
}

/** Stores the smallest set that can be published, of a new party and one statement. */
export async function storeComplete(call: Call, { name, party: partyName }: { name: string; party: string }) {
  const { party } = await call('POST parties', { body: { name: partyName } });
  const statement = randomUUID();
  const set = await call('POST question_sets', {
    body: {
      name,
      opinionOptions: [
        { opinion: 'Eens', color: '#2f6fde', order: 1 },
        { opinion: 'Oneens', color: '#e4632d', order: 2 },
      ],
      statements: [{ _id: statement, description: 'Ja?' }],
      parties: [party._id],
      partyOpinions: [{ statementId: statement, partyId: party._id, opinion: 'Eens', comment: '' }],
    },
  });
  return { set, statement };
}

/** The content of a question set by names only: two sets with the same content are equal. */
interface SetWords {
  opinionOptions: { opinion: string; color: string }[];
  statements: string[];
  parties: string[];
  opinions: [statement: string, party: string, opinion: string | null, comment: string][];
}

/** Reads a stored set by names; empty opinions are left out. */
export async function readSet(call: Call, id: string): Promise<SetWords> {
  const set = await call('GET question_sets/:id', { params: { id } });
  const statement = new Map(set.statements.map((one) => [one._id, one.description]));
  const party = new Map(set.parties.map((one) => [one._id, one.name]));
  return {
    opinionOptions: set.opinionOptions.map(({ opinion, color }) => ({ opinion, color })),
    statements: set.statements.map(({ description }) => description),
    parties: set.parties.map(({ name }) => name),
    opinions: set.partyOpinions
      .filter(({ opinion, comment }) => opinion !== null || comment !== '')
      .map((one) => [
        required(statement.get(one.statementId)),
        required(party.get(one.partyId)),
        one.opinion,
        one.comment,
      ]),
  };
}
