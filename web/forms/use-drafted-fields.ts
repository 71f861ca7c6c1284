// The fields of something stored that several users may change: what is typed is stored as a draft, with the values that it changes.
import { useState } from 'react';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { type Check, isNumber, isText, orAbsent, orNull, shape, textsOf } from '#web/client/shape.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { useDraft } from './use-draft.ts';
import { type FieldChecks, useFields } from './use-fields.ts';

/** Appended to a form's address to show what is stored, without the draft. */
export const IGNORE_DRAFT = '?stored';

type Texts<Name extends string> = Record<Name, string>;

interface TypedDraft<Name extends string> {
  /** The version that was changed; null of what has none. */
  version: number | null;
  /** The id that a new item is to get. */
  newId?: string;
  base: Texts<Name>;
  values: Texts<Name>;
}

/** Whether a stored draft has the shape of these texts. */
function isDraftOf<Name extends string>(stored: Texts<Name>): Check<TypedDraft<Name>> {
  const areTexts = textsOf<Name>(Object.keys(stored));
  return shape<TypedDraft<Name>>({
    version: orNull(isNumber),
    newId: orAbsent(isText),
    base: areTexts,
    values: areTexts,
  });
}

/** `name` is the draft's, `stored` what is stored as the form opens, and `storedVersion` its version. */
export function useDraftedFields<Name extends string>(
  name: string,
  stored: Texts<Name>,
  checks: FieldChecks<Name>,
  storedVersion: number | null = null,
) {
  const [first, setFirst] = useState(stored);
  const [firstVersion, setFirstVersion] = useState(storedVersion);
  const [draft, setDraft] = useState(() =>
    location.search === IGNORE_DRAFT ? null : readDraft(name, isDraftOf(first)),
  );
  const base = draft?.base ?? first;
  const version = draft ? draft.version : firstVersion;
  const [newId, setNewId] = useState(() => draft?.newId ?? randomUuid());
  const fields = useFields(first, checks, draft?.values);
  useDraft(name, fields.changed ? { version, base, values: fields.values, newId } : null);
  return {
    /** The name of the draft. */
    draft: name,
    fields,
    /** The id that a new item is to get, so that sending it again, because the reply was lost, makes no second one. */
    newId,
    /** The values that were changed. */
    base,
    /** Their version. */
    version,
    /** Discards the draft; null unless one was restored. */
    discardDraft:
      draft &&
      (() => {
        setDraft(null);
        // What is typed from here on is another item.
        setNewId(randomUuid());
        fields.fill(first);
      }),
    /** Removes the draft. */
    removeDraft: () => writeDraft(name, null),
    /** The form continues from what is stored now. */
    commit: (saved: Texts<Name>, savedVersion: number) => {
      setDraft(null);
      setFirst(saved);
      setFirstVersion(savedVersion);
      fields.commit(saved);
    },
  };
}
