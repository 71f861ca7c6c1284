// Saving a form: one at a time, refused fields to their fields, any other refusal as a code to show above them.
import { useRef, useState } from 'react';
import { ApiError, errorCodeOf } from './api-error.ts';

/** Takes what shows refused fields (codes by name); gives the runner and its state. */
export function useSave(showFields: (codes: Record<string, string>) => void = () => {}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  /** Takes the calls to make and what comes after them; a failure leaves everything as it was typed. */
  const save = async (send: () => Promise<unknown>, then: () => void = () => {}): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await send();
      then();
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) showFields(error.fields);
      setFailure(errorCodeOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { save, busy, failure, /** The refusal was dealt with. */ forget: () => setFailure(null) };
}
