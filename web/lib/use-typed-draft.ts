// What is typed over the texts of something stored: kept as a draft that knows what it was typed over.
import { useState } from 'react';
import { readDraft } from './use-draft.ts';

/** At the end of a form's address: what is stored, whatever was typed, as for a look at what somebody else saved. */
export const AS_STORED = '?stored';

type Texts = Record<string, string>;

interface TypedDraft<Values> {
  over: Values;
  values: Values;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a draft of another day still has the shape of these texts. */
const isTypedOver =
  <Values extends Texts>(stored: Values) =>
  (value: unknown): value is TypedDraft<Values> =>
    isObject(value) &&
    ['over', 'values'].every((part) => {
      const texts: unknown = Reflect.get(value, part);
      return isObject(texts) && Object.keys(stored).every((name) => typeof Reflect.get(texts, name) === 'string');
    });

/** Takes the draft's name and what is stored; gives where to begin. `useDraft` keeps what is typed, as `{ over, values }`. */
export function useTypedDraft<Values extends Texts>(name: string, stored: Values) {
  const [draft, setDraft] = useState(() =>
    location.search === AS_STORED ? null : readDraft(name, isTypedOver(stored)),
  );
  return {
    /** Whether something that was typed earlier is back. */
    isBack: draft !== null,
    over: draft?.over ?? stored,
    values: draft?.values ?? stored,
    forget: () => setDraft(null),
  };
}
