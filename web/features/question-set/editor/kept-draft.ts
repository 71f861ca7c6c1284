// The draft that this browser keeps until it is saved, so that a closed tab or a crash costs nothing.
import '#web/lib/zod-without-eval.ts';
import { z } from 'zod';
import { readStored, writeStored } from '#web/lib/local-store.ts';
import type { EditorDraft } from './draft.ts';

const keptDraft = z.object({
  /** The stored version that it was made from; null for a set that is not stored yet. */
  version: z.number().nullable(),
  /** ISO time. */
  at: z.string(),
  draft: z.object({
    name: z.string(),
    description: z.string(),
    opinionOptions: z.array(
      z.object({
        _id: z.string(),
        opinion: z.string(),
        label: z.string(),
        color: z.string(),
        // JSON has no NaN: an order that is not filled in is kept as null.
        order: z
          .number()
          .nullable()
          .transform((order) => order ?? Number.NaN),
      }),
    ),
    statements: z.array(z.object({ _id: z.string(), description: z.string() })),
    parties: z.array(z.string()),
    partyOpinions: z.array(
      z.object({ statementId: z.string(), partyId: z.string(), opinion: z.string().nullable(), comment: z.string() }),
    ),
  }),
});
export interface KeptDraft {
  version: number | null;
  at: string;
  draft: EditorDraft;
}

const nameOf = (id: string | null): string => `question-set-draft:${id ?? 'new'}`;

/** The kept draft of a set (null: of the new one), or null when there is none that can be read. */
export function readKeptDraft(id: string | null): KeptDraft | null {
  const text = readStored(nameOf(id));
  if (text === null) return null;
  try {
    return keptDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const keepDraft = (id: string | null, kept: KeptDraft): void => writeStored(nameOf(id), JSON.stringify(kept));

export const dropKeptDraft = (id: string | null): void => writeStored(nameOf(id), null);
