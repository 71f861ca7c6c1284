import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT_FOLDER } from '#server/project-folder.ts';
import { CONTENT_PAGE_NAMES, type ContentPageName } from '#shared/domain/content-pages.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';

const FOLDER = join(PROJECT_FOLDER, 'server/seed/content');
export const LOGO_FOLDER = join(FOLDER, 'logos');

/** `content.json` of a language; its question set is an import file beside it, whose parties are in the same order. */
const contentFile = z.object({
  /** `logo` is a file in `logos/`. */
  parties: z.array(z.object({ color: z.string(), logo: z.string() })),
  partners: z.array(z.object({ name: z.string(), website: z.string(), logo: z.string() })),
  /** `forms` are the other forms of the word; without any, those that are proposed for a Dutch word. */
  words: z.array(z.object({ word: z.string(), forms: z.array(z.string()).exactOptional(), description: z.string() })),
  /** `answer` is HTML. */
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** `body` is HTML; the image is a file in `web/public/images/`. */
  blocks: z.array(
    z.object({
      page: z.enum(CONTENT_PAGE_NAMES),
      title: z.string(),
      body: z.string(),
      image: z.object({ file: z.string(), alt: z.string() }).optional(),
      inverted: z.boolean().default(false),
    }),
  ),
});
type ContentFile = z.output<typeof contentFile>;
const setHeader = z.object({ name: z.string(), description: z.string() });

export interface FirstBlock {
  page: ContentPageName;
  type: 'image_with_description' | 'title_with_description';
  title: string;
  body: string;
  imageFile: string | null;
  imageAlt: string;
  inverted: boolean;
  order: number;
}

/** The first content of one language, as it is stored. */
export interface FirstContent extends Pick<ContentFile, 'partners' | 'words'> {
  parties: { name: string; description: string; color: string; logo: string }[];
  setHeader: z.output<typeof setHeader>;
  questionSet: ImportedQuestionSet;
  faq: { question: string; answer: string; order: number }[];
  blocks: FirstBlock[];
}

/** Returns the first content of an installation whose first language this is. */
export async function readFirstContent(language: LanguageCode): Promise<FirstContent> {
  const read = (file: string) => readFile(join(FOLDER, LANGUAGE_TAGS[language].toLowerCase(), file), 'utf8');
  const [text, setText] = await Promise.all([read('content.json'), read('question-set.json')]);
  const { partners, words, ...content } = contentFile.parse(JSON.parse(text));
  const parsed = parseQuestionSetFile('json', setText);
  invariant(parsed.ok, 'the first question set is an import file');
  const questionSet = parsed.value;
  return {
    partners,
    words,
    setHeader: setHeader.parse(JSON.parse(setText)),
    questionSet,
    parties: content.parties.map((look, index) => {
      const party = questionSet.parties[index];
      invariant(party, 'every party of the content is one of the question set');
      return { ...party, ...look };
    }),
    faq: content.faq.map((entry, index) => ({ ...entry, order: index + 1 })),
    blocks: content.blocks.map((block, index) => firstBlock(block, content.blocks.slice(0, index))),
  };
}

function firstBlock({ image, ...block }: ContentFile['blocks'][number], earlier: ContentFile['blocks']): FirstBlock {
  return {
    ...block,
    type: image === undefined ? 'title_with_description' : 'image_with_description',
    imageFile: image?.file ?? null,
    imageAlt: image?.alt ?? '',
    order: earlier.filter(({ page }) => page === block.page).length + 1,
  };
}
