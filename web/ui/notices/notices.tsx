// Notices appear at the bottom right, on a phone at the top. They disappear after six seconds; errors stay.
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { closeNotice, NOTICE_MS, type Notice, noticeStore } from '#web/ui/core/notice-store.ts';
import styles from './notices.module.css';

const ICONS: Record<Notice['kind'], IconName> = { done: 'check', warn: 'info', error: 'alert' };

/** The present notices, read aloud as they appear. */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.read);
  return (
    <div className={styles.place}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeCard({ notice: { id, kind, text } }: { notice: Notice }) {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (kind === 'error') return;
    const timer = setTimeout(() => closeNotice(id), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <p className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={ICONS[kind]} />
      <span>{text}</span>
      <button type="button" aria-label={t('notice.close')} onClick={() => closeNotice(id)}>
        <Icon name="close" />
      </button>
    </p>
  );
}
