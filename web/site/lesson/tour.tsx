import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './lesson-page.module.css';
import { PHONE_PICTURE, TOUR, TOUR_PICTURE } from './tour-pictures.ts';

/** Real pictures of the screens, made by `npm run tour`. */
const FILES = import.meta.glob<string>('./pictures/*.webp', { import: 'default', query: '?url', eager: true });

export function Tour() {
  const { t, i18n } = useTranslation('lesson');
  return (
    <section className={styles.tour}>
      <h2>{t('tour.title')}</h2>
      <ol>
        {TOUR.map((name) => (
          <li key={name}>
            <figure>
              <Picture
                src={FILES[`./pictures/${name}-${i18n.language}.webp`]}
                alt={t(`tour.pictures.${name}`)}
                size={name === 'phone' ? PHONE_PICTURE : TOUR_PICTURE}
              />
              <figcaption>{t(`tour.${name}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PictureProps {
  src: string | undefined;
  alt: string;
  size: typeof TOUR_PICTURE;
}

/** Has its room before it is loaded: a browser knows the ratio from the size, and needs the width from the style. */
function Picture({ src, alt, size }: PictureProps) {
  const ratio = { '--ratio': size.width / size.height } as CSSProperties;
  return <img src={src} alt={alt} loading="lazy" style={ratio} {...size} />;
}
