// The fields of something stored that several users may change: what is typed is stored as a draft, with the values that it changes.
import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { useDraft } from './use-draft.ts';
import { type FieldChecks, useFields } from './use-fields.ts';

/** Appended to a form's address to show what is stored, without the draft. */
export const IGNORE_DRAFT = '?stored';

type Texts<Name extends string> = Record<Name, string>;

interface TypedDraft<Name extends string> {
  base: Texts<Name>;
  values: Texts<Name>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a stored draft has the shape of these texts. */
const isDraftOf =
  <Name extends string>(stored: Texts<Name>) =>
  (value: unknown): value is TypedDraft<Name> =>
    isObject(value) &&
    ['base', 'values'].every((part) => {
      const texts: unknown = Reflect.get(value, part);
      return isObject(texts) && Object.keys(stored).every((name) => typeof Reflect.get(texts, name) === 'string');
    });

/** `name` is the draft's, `stored` what is stored as the form opens. */
export function useDraftedFields<Name extends string>(name: string, stored: Texts<Name>, checks: FieldChecks<Name>) {
  const [first] = useState(stored);
  const [draft, setDraft] = useState(() =>
    location.search === IGNORE_DRAFT ? null : readDraft(name, isDraftOf(first)),
  );
  const base = draft?.base ?? first;
  const fields = useFields(first, checks, draft?.values);
  useDraft(name, fields.changed ? { base, values: fields.values } : null);
  const newest = useRef(fields.values);
  useEffect(() => {
    newest.current = fields.values;
  }, [fields.values]);
  return {
    /** The name of the draft. */
    draft: name,
    fields,
    /** The values that were changed. */
    base,
    /** Discards the draft; null unless one was restored. */
    discardDraft:
      draft &&
      (() => {
        setDraft(null);
        fields.fill(first);
      }),
    /** Removes the draft. */
    removeDraft: () => writeDraft(name, null),
    /** Removes the draft of what was sent; what was typed since stays as a draft over what is `saved` now. */
    keepTyped: (sent: Texts<Name>, saved: Texts<Name>) =>
      writeDraft(name, newest.current === sent ? null : { base: saved, values: newest.current }),
  };
}
