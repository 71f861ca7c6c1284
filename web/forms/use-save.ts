// Saving a form: one save at a time; errors of fields are shown at the fields, any other error above them.
import { useRef, useState } from 'react';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';

/** `showFields` receives the codes of refused fields by name. */
export function useSave(showFields: (codes: Record<string, string>) => void = () => {}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  /** Makes the calls of `send`, then calls `then`; a failure leaves everything as it was typed. */
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
  return { save, busy, failure, /** Hides the failure. */ dismiss: () => setFailure(null) };
}
