// Opens the editor: a new set with every party, or a stored one, with the draft of an unsaved visit.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { partiesQuery } from '#web/data/parties.ts';
import { questionSetQuery } from '#web/data/question-sets.ts';
import { SetFailure } from '#web/office/question-sets/set-failure.tsx';
import { randomUuid } from '#web/shell/identity.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { draftOf, newDraft, withoutParties } from './draft.ts';
import type { EditorPart } from './draft-errors.ts';
import { Editor } from './editor.tsx';
import { readEditorDraft } from './stored-draft.ts';
import type { EditorSource } from './use-editor.ts';

/** A refetch must not replace what is being edited. */
const ONCE = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

export function NewQuestionSetPage() {
  const parties = useQuery({ ...partiesQuery, ...ONCE });
  if (parties.data) return <OpenEditor set={null} parties={parties.data} />;
  return parties.isError ? <SetFailure error={parties.error} onRetry={parties.refetch} /> : <Loading />;
}

export function EditQuestionSetPage() {
  const { id = '' } = useParams();
  const set = useQuery({ ...questionSetQuery(id), ...ONCE });
  const parties = useQuery({ ...partiesQuery, ...ONCE });
  if (!set.data || !parties.data) {
    const error = set.error ?? parties.error;
    const retry = () => {
      set.refetch();
      parties.refetch();
    };
    return error === null ? <Loading /> : <SetFailure error={error} onRetry={retry} />;
  }
  if (set.data.published) return <Navigate to={`/admin/question_sets/${id}/`} replace />;
  return <OpenEditor key={id} set={set.data} parties={parties.data} />;
}

function sourceOf(set: QuestionSet | null, parties: readonly Party[]): EditorSource {
  const id = set?._id ?? null;
  const known = new Set(parties.map(({ _id }) => _id));
  const restored = readEditorDraft(id);
  const isGone = (partyId: string) => !known.has(partyId);
  return {
    id,
    version: set?.version ?? null,
    draft: set
      ? draftOf(set)
      : newDraft(
          parties.map(({ _id }) => _id),
          randomUuid,
        ),
    restored: restored && {
      ...restored,
      draft: withoutParties(restored.draft, restored.draft.parties.filter(isGone)),
    },
  };
}

/** The position that the previous page asked to open. */
function beginOf(state: unknown): { part: EditorPart; showsMissing: boolean } {
  const asked = typeof state === 'object' && state !== null ? state : {};
  return {
    part: 'part' in asked && asked.part === 'statements' ? 'statements' : 'about',
    showsMissing: 'showsMissing' in asked && asked.showsMissing === true,
  };
}

/** The source is made once: later reads do not touch what is being edited. */
function OpenEditor({ set, parties }: { set: QuestionSet | null; parties: readonly Party[] }) {
  const { state } = useLocation();
  const [source] = useState(() => sourceOf(set, parties));
  const [begin] = useState(() => beginOf(state));
  return (
    <Editor
      source={source}
      parties={parties}
      begin={set !== null && set.statements.length > 0 ? { ...begin, part: 'statements' } : begin}
    />
  );
}
