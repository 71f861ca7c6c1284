import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publishedSetsQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EMPTY_DRAFT } from '#web/teacher/parts/game-draft.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { filledName } from './filled-name.ts';
import { NEW_GAME } from './stored-draft.ts';
import { Wizard } from './wizard.tsx';

/** A new game has a name, and the question set where there is only one. */
export function NewGamePage() {
  const { t, i18n } = useTranslation('teacher-wizard');
  const { data: sets, isPending } = useQuery(publishedSetsQuery);
  const questionSet = (sets?.length === 1 && sets[0]?._id) || null;
  const name = filledName(t, i18n.language, EMPTY_DRAFT.type);
  const saved = useMemo(() => ({ ...EMPTY_DRAFT, name, questionSet }), [name, questionSet]);
  if (isPending) return <Loading />;
  return <Wizard templateId={NEW_GAME} saved={saved} base={null} />;
}
