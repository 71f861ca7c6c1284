import { useRef, useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { decideArguments, refreshArguments } from '#web/data/arguments.ts';
import { refreshFigures } from '#web/data/figures.ts';
import { decideQuestions, refreshQuestions } from '#web/data/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { QueuedText } from './waiting.ts';

interface Decision {
  show: readonly QueuedText[];
  hide: readonly QueuedText[];
}

export interface Decisions {
  /** The ids of texts that were put back on this device: they are to be decided again, and are not shown until then. */
  again: ReadonlySet<string>;
  decide: (decision: Partial<Decision>) => void;
  /** Puts texts back. */
  putBack: (given: readonly QueuedText[]) => void;
  /** Puts back what was decided last; null before that. */
  undo: (() => void) | null;
}

const allOf = (texts: readonly QueuedText[]) => texts.flatMap(({ all }) => all);
const idsOf = (texts: readonly QueuedText[]): string[] => allOf(texts).map(({ _id }) => _id);

/** Arguments and questions are decided by a call each, if there are any. */
async function sendDecision(code: string, { show, hide }: Decision): Promise<void> {
  const isArgument = ({ answer }: QueuedText) => answer !== null;
  const isQuestion = (text: QueuedText) => !isArgument(text);
  const idsIn = (texts: readonly QueuedText[], isKind: typeof isArgument) => idsOf(texts.filter(isKind));
  if ([...show, ...hide].some(isArgument)) {
    const body = {
      show: show.filter(isArgument).map(({ _id, text }) => ({ _id, comment: text })),
      hide: idsIn(hide, isArgument),
    };
    await withTimeout((signal) => decideArguments(code, body, signal));
  }
  if ([...show, ...hide].some(isQuestion)) {
    const body = {
      show: allOf(show.filter(isQuestion)),
      hide: idsIn(hide, isQuestion),
    };
    await withTimeout((signal) => decideQuestions(code, body, signal));
  }
}

/** Lets the arguments and questions of a session be shown or hides them: those that were read, and only with the text that was read. */
export function useDecisions(code: string): Decisions {
  const { t } = useTranslation('teacher-live');
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<readonly QueuedText[] | null>(null);
  const sending = useRef(Promise.resolve());

  /** One after the other: of two decisions about one text the later one counts. */
  const send = (decision: Decision) => {
    sending.current = sending.current.then(async () => {
      try {
        await sendDecision(code, decision);
      } catch (error) {
        // A student deleted one of them meanwhile.
        notify('error', t(errorCodeOf(error) === 'INVALID' ? 'queue.changed' : 'queue.failed'));
        void refreshArguments(code);
        void refreshQuestions(code);
        void refreshFigures(code);
      }
    });
  };

  const decide = ({ show = [], hide = [] }: Partial<Decision>) => {
    const ids = idsOf([...show, ...hide]);
    if (ids.length === 0) return;
    setAgain((before) => new Set([...before].filter((id) => !ids.includes(id))));
    setLast([...show, ...hide]);
    send({ show, hide });
  };
  const putBack = (given: readonly QueuedText[]) => {
    setAgain((before) => new Set([...before, ...idsOf(given)]));
    setLast(null);
    // The class does not see it until it is decided again.
    send({ show: [], hide: given });
  };
  return { again, decide, putBack, undo: last === null ? null : () => putBack(last) };
}
