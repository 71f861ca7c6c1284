import type { ContentBlock } from '#shared/contract/content.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './learned-list.module.css';

/** On paper: boxes for the teacher to tick; the sheet itself never claims that a goal is reached. */
export function Goals({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { t } = useTranslation('teacher-results');
  const lists = blocks
    .map((block) => ({ ...block, goals: goalsIn(block.body) }))
    .filter(({ goals }) => goals.length > 0);
  if (lists.length === 0) return null;
  return (
    <section className={`${styles.section} ${styles.goals}`}>
      <h2>{t('goals')}</h2>
      {lists.map(({ _id, title, goals }) => (
        <div key={_id} lang={CONTENT_LANGUAGE}>
          {title !== '' && <p>{title}</p>}
          <ul>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Returns the goals in a block's rich text: the items of its lists, or its paragraphs if it has no list. */
function goalsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const items = body.querySelectorAll('li');
  const texts = [...(items.length > 0 ? items : body.querySelectorAll('p'))].map(({ textContent }) =>
    textContent.trim(),
  );
  return [...new Set(texts.filter((text) => text !== ''))];
}
