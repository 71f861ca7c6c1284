// The fields of something stored that several people may change: what is typed is kept as a draft that knows what it was typed over.
import { useState } from 'react';
import { readDraft, removeDraft, useDraft } from './use-draft.ts';
import { type FieldErrors, useFields } from './use-fields.ts';

/** At the end of a form's address: what is stored, whatever was typed, as for a look at what somebody else saved. */
export const AS_STORED = '?stored';

type Texts<Name extends string> = Record<Name, string>;

interface TypedDraft<Name extends string> {
  over: Texts<Name>;
  values: Texts<Name>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a draft of another day still has the shape of these texts. */
const isTypedOver =
  <Name extends string>(stored: Texts<Name>) =>
  (value: unknown): value is TypedDraft<Name> =>
    isObject(value) &&
    ['over', 'values'].every((part) => {
      const texts: unknown = Reflect.get(value, part);
      return isObject(texts) && Object.keys(stored).every((name) => typeof Reflect.get(texts, name) === 'string');
    });

/** Takes the draft's name, what is stored as the form opens, and the check of `useFields`. */
export function useDraftedFields<Name extends string>(
  name: string,
  stored: Texts<Name>,
  check: (values: Texts<Name>) => FieldErrors<Name>,
) {
  const [first] = useState(stored);
  const [draft, setDraft] = useState(() =>
    location.search === AS_STORED ? null : readDraft(name, isTypedOver(first)),
  );
  const over = draft?.over ?? first;
  const fields = useFields(first, check, draft?.values);
  useDraft(name, { over, values: fields.values }, fields.changed);
  return {
    fields,
    /** What was typed over. */
    over,
    /** Begins again from what is stored; null unless something that was typed earlier is back. */
    discard:
      draft &&
      (() => {
        setDraft(null);
        fields.fill(first);
      }),
    /** What is typed needs no keeping any more. */
    dropDraft: () => removeDraft(name),
  };
}
