import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { FaqEntry } from '#shared/contract/faq.ts';
import { faqQuery } from '#web/data/faq.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ContentLanguageNote } from '#web/site/content/content-language-note.tsx';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import styles from './faq-page.module.css';

export function FaqPage() {
  const { t } = useTranslation('faq');
  const { data: entries, isPending, isError, refetch } = useQuery(faqQuery);
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {entries?.length === 0 && <EmptyState title={t('empty')} />}
      {entries && entries.length > 0 && (
        <>
          <ContentLanguageNote />
          <div className={styles.list}>
            {entries.map((entry) => (
              <Question key={entry._id} entry={entry} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Question({ entry: { _id, question, answer } }: { entry: FaqEntry }) {
  const { t } = useTranslation('faq');
  const linked = useLocation().hash === `#${_id}`;
  return (
    <details
      id={_id}
      className={styles.question}
      open={linked || undefined}
      ref={(element) => {
        if (linked) element?.scrollIntoView({ block: 'start' });
      }}
    >
      <summary>
        <h2 lang={CONTENT_LANGUAGE}>{question}</h2>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <div lang={CONTENT_LANGUAGE}>
          <RichText html={answer} />
        </div>
        <Link className={styles.link} to={`#${_id}`}>
          {t('link')}
        </Link>
      </div>
    </details>
  );
}
