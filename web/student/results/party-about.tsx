import { useLayoutEffect, useRef, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { videoAddress } from '#shared/domain/video-address.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import styles from './party-head.module.css';

export function PartyAbout({ party }: { party: Party }) {
  const { t } = useTranslation('student-results');
  const text = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [open, setOpen] = useState(false);
  const [playing, setPlaying] = useState(false);
  const video = videoAddress(party.video);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const measure = () => setIsLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    // The phone was rotated, or the text size changed.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  if (party.description === '' && video === null) return null;
  return (
    <section className={styles.about} aria-label={t('about.label', { party: party.name })}>
      {party.description !== '' && (
        <p ref={text} id="party-description" lang={CONTENT_LANGUAGE} className={open ? styles.whole : styles.start}>
          {party.description}
        </p>
      )}
      <div className={styles.more}>
        {isLong && (
          <Button kind="text" aria-expanded={open} aria-controls="party-description" onClick={() => setOpen(!open)}>
            {t(open ? 'about.less' : 'about.more')}
          </Button>
        )}
        {video && !playing && (
          <Button kind="text" onClick={() => setPlaying(true)}>
            <Icon name="play" />
            <span>{t('about.video', { host: video.host })}</span>
          </Button>
        )}
      </div>
      {video && playing && (
        <iframe
          className={styles.video}
          src={video.embed}
          title={t('about.videoTitle', { party: party.name })}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </section>
  );
}
