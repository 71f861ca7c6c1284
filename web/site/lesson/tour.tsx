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
              <img
                src={FILES[`./pictures/${name}-${i18n.language}.webp`]}
                alt={t(`tour.pictures.${name}`)}
                loading="lazy"
                {...(name === 'phone' ? PHONE_PICTURE : TOUR_PICTURE)}
              />
              <figcaption>{t(`tour.${name}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
