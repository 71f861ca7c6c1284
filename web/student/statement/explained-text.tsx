import { useEffect } from 'react';
import { preloadable } from '#web/shell/pages.tsx';
import { type ExplainedTextProps, MarkedText } from '#web/widgets/marked-text.tsx';

/** Loaded after the text is drawn, because it is not needed earlier. */
const Panel = preloadable(async () => (await import('#web/student/after/difficult-word-panel.tsx')).DifficultWordPanel);

/** The explanation opens on a press only. */
export function ExplainedText(props: ExplainedTextProps) {
  const hasWords = props.words.length > 0;
  useEffect(() => {
    // If this fails, it is fetched again when it is needed.
    if (hasWords) Panel.load().catch(() => {});
  }, [hasWords]);
  return <MarkedText {...props} opensOnHover={false} Explanation={Panel.Component} />;
}
