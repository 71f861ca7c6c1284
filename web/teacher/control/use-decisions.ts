import { useRef, useState } from 'react';
import { request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { CALL_MS, withTimeout } from '#web/client/with-timeout.ts';
import { patchArgument, refreshArguments } from '#web/data/arguments.ts';
import { refreshFigures } from '#web/data/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { QueuedArgument } from './waiting.ts';

interface Decision {
  show: readonly QueuedArgument[];
  hide: readonly QueuedArgument[];
}

export interface Decisions {
  /** The ids of arguments that were put back on this device: they are to be decided again, and are not shown until then. */
  again: ReadonlySet<string>;
  decide: (decision: Partial<Decision>) => void;
  /** Puts arguments back. */
  putBack: (given: readonly QueuedArgument[]) => void;
  /** Puts back what was decided last; null before that. */
  undo: (() => void) | null;
}

/** Lets the arguments of a session be shown or hides them: those that were read, and only with the text that was read. */
export function useDecisions(code: string): Decisions {
  const { t } = useTranslation('teacher-live');
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<readonly QueuedArgument[] | null>(null);
  const sending = useRef(Promise.resolve());

  /** One after the other: of two decisions about one argument the later one counts. */
  const send = ({ show, hide }: Decision) => {
    sending.current = sending.current.then(async () => {
      try {
        const body = {
          show: show.map(({ _id, comment }) => ({ _id, comment })),
          hide: hide.map(({ _id }) => _id),
        };
        const { shown, hidden } = await withTimeout(CALL_MS, null, (signal) =>
          request('POST voting/session/:code/comments', { params: { code }, body, signal }),
        );
        for (const id of shown) patchArgument(code, id, { commentState: 'shown' });
        for (const id of hidden) patchArgument(code, id, { commentState: 'hidden' });
        void refreshFigures(code);
      } catch (error) {
        // A student deleted one of them meanwhile.
        notify('error', t(errorCodeOf(error) === 'INVALID' ? 'queue.changed' : 'queue.failed'));
        void refreshArguments(code);
        void refreshFigures(code);
      }
    });
  };

  const decide = ({ show = [], hide = [] }: Partial<Decision>) => {
    const ids = [...show, ...hide].map(({ _id }) => _id);
    if (ids.length === 0) return;
    setAgain((before) => new Set([...before].filter((id) => !ids.includes(id))));
    setLast([...show, ...hide]);
    send({ show, hide });
  };
  const putBack = (given: readonly QueuedArgument[]) => {
    setAgain((before) => new Set([...before, ...given.map(({ _id }) => _id)]));
    setLast(null);
    // The class does not see it until it is decided again.
    send({ show: [], hide: given });
  };
  return { again, decide, putBack, undo: last === null ? null : () => putBack(last) };
}
