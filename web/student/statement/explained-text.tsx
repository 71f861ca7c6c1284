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

/** The explanation opens on a press only, below everything that can be tapped; only one is open at a time. */
export function ExplainedText({ text, words, heading }: ExplainedTextProps) {
  const panelId = useId();
  const [open, setOpen] = useState<{ at: number; word: DifficultWord } | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const { leave, stay } = useLeaveDelay(() => setOpen(null));

  const close = () => {
    stay();
    setOpen(null);
  };
  const toggle = (at: number, word: DifficultWord) => {
    stay();
    setWasOpen(true);
    setOpen(open?.at === at ? null : { at, word });
  };

  const hasWords = words.length > 0;
  useEffect(() => {
    // If this fails, it is fetched again when it is needed.
    if (hasWords) Panel.load().catch(() => {});
  }, [hasWords]);
  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Escape closes it wherever the focus is.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target) && !panel.current?.contains(target))
        setOpen(null);
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
              onClick={() => toggle(at, segment.word)}
              onFocus={stay}
              onBlur={leave}
              onPointerEnter={stay}
              onPointerLeave={leave}
            >
              {segment.text}
            </button>
          );
        }),
      )}
      {wasOpen && (
        <Suspense>
          <Panel.Component
            id={panelId}
            anchor={anchor}
            panel={panel}
            word={open?.word ?? null}
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
