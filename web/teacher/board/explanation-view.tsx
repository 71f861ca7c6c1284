import type { CSSProperties } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { shownPage, textPages } from '#shared/domain/board-pages.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './explanation-view.module.css';
import { GrowingMain } from './growing-main.tsx';
import view from './live-view.module.css';
import { PageRow } from './page-row.tsx';

interface ExplanationViewProps {
  party: Party;
  /** What it answers. */
  option: { opinion: string; color: string } | undefined;
  comment: string;
  page: number;
  onPage: ((page: number) => void) | undefined;
  /** Back to the other parties; absent if it can only be read. */
  onBack: (() => void) | undefined;
}

/** The whole explanation of one party, in pages. */
export function ExplanationView({ party, option, comment, page, onPage, onBack }: ExplanationViewProps) {
  const { t } = useTranslation('teacher-board');
  const pages = textPages(comment);
  const shown = shownPage(pages.length, page);
  return (
    <GrowingMain className={`${view.view} ${view.paged} ${styles.view}`}>
      <div className={styles.who} style={{ '--c': option?.color ?? party.color } as CSSProperties}>
        <PartyLogo name={party.name} image={party.image} />
        <div>
          <h2 translate="no">{party.name}</h2>
          {option && <p lang={CONTENT_LANGUAGE}>{option.opinion}</p>}
        </div>
        {onBack && (
          <Button kind="line" onClick={onBack}>
            <Icon name="back" />
            {t('pages.allParties')}
          </Button>
        )}
      </div>
      <p lang={CONTENT_LANGUAGE} className={`${styles.text} ${view.grown}`}>
        {pages[shown]}
      </p>
      <PageRow page={shown} pages={pages.length} others={null} onPage={onPage} />
    </GrowingMain>
  );
}
