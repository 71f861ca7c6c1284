import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type DifficultWord, findDifficultWords } from '#shared/domain/difficult-words.ts';
import { TOOLTIP_LEAVE_MS } from '#shared/domain/limits.ts';
import styles from './marked-text.module.css';

/** The properties of the component that explains a word. */
export interface ExplanationProps {
  id: string;
  panel: RefObject<HTMLElement | null>;
  word: DifficultWord;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

export interface ExplainedTextProps {
  text: string;
  /** Words to explain; none when the game has them off. */
  words: readonly DifficultWord[];
  /** Returns the heading that contains the text. */
  heading: (text: ReactNode) => ReactNode;
}

interface MarkedTextProps extends ExplainedTextProps {
  /** Whether the pointer and the focus open an explanation as well: never on a phone, where a tap brings both. */
  opensOnHover: boolean;
  Explanation: ComponentType<ExplanationProps>;
}

/** A text in which difficult words are marked; one of them at a time is explained. */
export function MarkedText({ text, words, heading, opensOnHover, Explanation }: MarkedTextProps) {
  const panelId = useId();
  const [open, setOpen] = useState<{ at: number; word: DifficultWord } | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const { leave, stay } = useLeaveDelay(() => setOpen(null));

  const close = () => {
    stay();
    setOpen(null);
  };
  const show = (at: number, word: DifficultWord) => {
    stay();
    setOpen({ at, word });
  };

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Escape closes it wherever the focus is, and does nothing else.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(null);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target) && !panel.current?.contains(target))
        setOpen(null);
    };
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('click', onClick);
    };
  }, [isOpen]);

  return (
    <div ref={anchor} className={styles.anchor}>
      {heading(
        findDifficultWords(text, words).map((segment, at) => {
          const key = `${at} ${segment.text}`;
          if (segment.kind === 'text') return <span key={key}>{segment.text}</span>;
          const isThis = open?.at === at;
          return (
            <button
              key={key}
              ref={isThis ? openButton : null}
              type="button"
              className={styles.word}
              aria-expanded={isThis}
              aria-controls={isThis ? panelId : undefined}
              aria-describedby={isThis ? `${panelId}-text` : undefined}
              onClick={() => (isThis && !opensOnHover ? close() : show(at, segment.word))}
              onFocus={() => (opensOnHover ? show(at, segment.word) : stay())}
              onBlur={leave}
              onPointerEnter={() => (opensOnHover ? show(at, segment.word) : stay())}
              onPointerLeave={leave}
            >
              {segment.text}
            </button>
          );
        }),
      )}
      {open && (
        <Suspense>
          <Explanation
            id={panelId}
            panel={panel}
            word={open.word}
            onStay={stay}
            onLeave={leave}
            onClose={() => {
              openButton.current?.focus();
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Calls `onGone` after a delay, because an unsteady hand must not close an explanation: `leave` starts it, `stay` cancels it. */
function useLeaveDelay(onGone: () => void): { leave: () => void; stay: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    stay();
    timer.current = setTimeout(onGone, TOOLTIP_LEAVE_MS);
  };
  return { leave, stay };
}
