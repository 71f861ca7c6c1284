import { useLayoutEffect, useRef } from 'react';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ExplanationCard } from '#web/widgets/explanation-card.tsx';
import { type ExplainedTextProps, type ExplanationProps, MarkedText } from '#web/widgets/marked-text.tsx';
import styles from './explained-statement.module.css';

/** The statement on a board. The explanation of a word covers what is below, because a board cannot scroll. */
export function ExplainedStatement(props: ExplainedTextProps) {
  return (
    <div className={styles.statement}>
      {/* No word of another statement is explained below this one. */}
      <MarkedText key={props.text} {...props} opensOnHover Explanation={WordExplanation} />
    </div>
  );
}

function WordExplanation(card: ExplanationProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = document.querySelector('main')?.getBoundingClientRect();
    if (place.current === null || view === undefined) return;
    // The lesson's buttons would cover the end of a long explanation below a long statement.
    place.current.style.translate = '';
    const over = place.current.getBoundingClientRect().bottom - view.bottom;
    if (over > 0) place.current.style.translate = `0 ${-over}px`;
  });
  return (
    <div ref={place} className={styles.place}>
      <ExplanationCard {...card} lang={CONTENT_LANGUAGE} />
    </div>
  );
}
