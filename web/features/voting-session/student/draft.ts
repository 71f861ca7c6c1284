// What a student typed but did not send yet; a reload does not take it away.
import { readStored, writeStored } from '#web/lib/local-store.ts';

export interface Draft {
  opinion: string | null;
  comment: string;
}

const nameOf = (code: string, statementId: string): string => `draft:${code}:${statementId}`;

export function readDraft(code: string, statementId: string): Draft | null {
  try {
    const { opinion, comment }: Record<string, unknown> = JSON.parse(readStored(nameOf(code, statementId)) ?? '{}');
    if (typeof comment !== 'string') return null;
    return { opinion: typeof opinion === 'string' ? opinion : null, comment };
  } catch {
    return null;
  }
}

/** Null takes it away. */
export const writeDraft = (code: string, statementId: string, draft: Draft | null): void =>
  writeStored(nameOf(code, statementId), draft === null ? null : JSON.stringify(draft));
