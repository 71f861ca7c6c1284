import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { difficultWordsQuery } from '#web/data/difficult-words.ts';
import type { GameDraft } from '#web/teacher/parts/game-draft.ts';
import { PreparationSheet } from '#web/teacher/preparation/preparation-sheet.tsx';
import { sheetOf } from '#web/teacher/preparation/sheet-content.ts';
import { Loading } from '#web/ui/core/loading.tsx';

/** The preparation sheet of a game that may not be saved yet; `children` is the way back. */
export function GameSheet({ draft, set, children }: { draft: GameDraft; set: QuestionSet; children: ReactNode }) {
  const words = useQuery(difficultWordsQuery);
  if (words.isPending) return <Loading />;
  return <PreparationSheet content={sheetOf(draft, set)} words={words.data ?? []} back={children} />;
}
