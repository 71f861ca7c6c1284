import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type DifficultWord, findDifficultWords } from '#shared/domain/difficult-words.ts';
import { preloadable } from '#web/shell/pages.tsx';
import styles from './statement-text.module.css';
import { useLeaveDelay } from './use-leave-delay.ts';

/** Loaded after the text is drawn, because it is not needed earlier. */
const Panel = preloadable(async () => (await import('#web/student/after/difficult-word-panel.tsx')).DifficultWordPanel);

interface ExplainedTextProps {
  text: string;
  /** Words to explain; none when the game has them off. */
  words: readonly DifficultWord[];
  /** Returns the heading that the text stands in. */
  heading: (text: ReactNode) => ReactNode;
}

/** The explanation opens on tap, hover and focus, under the text; only one is open at a time. */
export function ExplainedText({ text, words, heading }: ExplainedTextProps) {
  const panelId = useId();
  const [open, setOpen] = useState<{ at: number; word: DifficultWord } | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
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

  const hasWords = words.length > 0;
  useEffect(() => {
    // If this fails, it is fetched again when it is needed.
    if (hasWords) Panel.load().catch(() => {});
  }, [hasWords]);
  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Escape closes it wherever the focus is: it may have been opened by the pointer.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null);
    };
    // At the click, not before, so that the tapped element does not move under the finger.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
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
              onClick={() => show(at, segment.word)}
              onFocus={() => show(at, segment.word)}
              onBlur={leave}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') show(at, segment.word);
              }}
              onPointerLeave={leave}
            >
              {segment.text}
            </button>
          );
        }),
      )}
      {open && (
        <Suspense>
          <Panel.Component
            id={panelId}
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
