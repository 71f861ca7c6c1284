import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { livePath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { NARROW, useMedia } from '#web/ui/screen/use-media.ts';
import styles from './back-to-remote.module.css';

/** A row above the page of a live screen. */
export const RowAbove = ({ children }: { children: ReactNode }) => (
  <p className={styles.back} data-row-above="">
    {children}
  </p>
);

/** On a phone that shows the results as the projector does. */
export function BackToRemote({ code }: { code: string }) {
  const { t } = useTranslation('teacher-live');
  const isNarrow = useMedia(NARROW);
  if (!isNarrow) return null;
  return (
    <RowAbove>
      <LinkButton kind="text" to={livePath(code)}>
        <Icon name="back" />
        {t('remote.back')}
      </LinkButton>
    </RowAbove>
  );
}
