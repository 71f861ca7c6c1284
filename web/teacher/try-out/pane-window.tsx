import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';

interface PaneWindowProps {
  /** The window that `web/start-pane.tsx` starts. */
  pane: 'projector' | 'phone';
  title: string;
  className: string;
  /** The HTML of the page that the app starts from. */
  page: string;
  /** The address that it begins with. */
  start: string;
  /** The token of the visitor as whom the window opens it. */
  token?: string | undefined;
  /** Called when its pages were left. */
  onLeave: () => void;
}

/** A browser window inside the page, without an address: pages of ours cannot be framed (docs/decisions/0131-lessons-nobody-makes.md). */
export function PaneWindow({ pane, title, className, page, start, token, onLeave }: PaneWindowProps) {
  const { i18n } = useTranslation('common');
  const language = useRef(i18n.language);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('pane-left', onLeave);
    return () => element?.removeEventListener('pane-left', onLeave);
  }, [onLeave]);
  return (
    <iframe
      ref={frame}
      className={className}
      title={title}
      srcDoc={page}
      data-pane={pane}
      data-start={start}
      data-token={token}
      data-language={language.current}
      onLoad={({ currentTarget }) => {
        // A link that the router does not handle opens a page that refuses to be framed.
        if (currentTarget.contentDocument?.URL !== 'about:srcdoc') onLeave();
      }}
    />
  );
}
