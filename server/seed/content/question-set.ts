import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';

export const SEED_CONTENT_FOLDER = join(PROJECT_FOLDER, 'server/seed/content');

export const questionSetHeader = {
  name: 'Jong in Vlaanderen',
  description:
    'Vijftien stellingen over school, werk, wonen en samenleven, met zes verzonnen partijen. Bedoeld voor leerlingen vanaf 16 jaar. De stellingen over asiel en over geloofstekens kunnen gevoelig liggen: laat ze gerust weg. Stand: november 2026.',
};

/** The seed's question set, read as an editor's import is. */
export async function readQuestionSet(): Promise<ImportedQuestionSet> {
  const parsed = parseQuestionSetFile('json', await readFile(join(SEED_CONTENT_FOLDER, 'question-set.json'), 'utf8'));
  if (!parsed.ok) throw new Error(`question-set.json of the seed cannot be imported: ${parsed.error.code}`);
  return parsed.value;
}
