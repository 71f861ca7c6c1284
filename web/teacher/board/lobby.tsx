import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Enlarged, JoinQr } from '#web/teacher/parts/enlarged.tsx';
import { usePaced } from '#web/teacher/parts/use-paced.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './lobby.module.css';
import { SeatChart } from './seat-chart.tsx';
import { lobbySeats } from './seat-layout.ts';

/** Milliseconds between two announcements to screen readers while students join. */
const ANNOUNCE_EVERY_MS = 5_000;

interface LobbyProps {
  code: string;
  /** The address that students type, without https. */
  address: string;
  /** The address in the QR code. */
  link: string;
  /** Of the game. */
  name: string;
  locked: boolean;
  isParty: boolean;
  students: number;
  /** The host's note beside the name. */
  notes?: ReactNode;
}

/** How to join, large, and the seats of those who did. A press on the QR code or on the code fills the screen with it. */
export function Lobby({ code, address, link, name, locked, isParty, students, notes }: LobbyProps) {
  const { t } = useTranslation('teacher-board');
  const announced = usePaced(students, ANNOUNCE_EVERY_MS);
  const layout = useMemo(() => lobbySeats(students), [students]);
  const [enlarged, setEnlarged] = useState<'qr' | 'code' | null>(null);
  const qr = <JoinQr code={code} link={link} />;
  return (
    <main id="main" className={styles.lobby} data-surface="deep">
      <section className={styles.how}>
        {locked ? (
          <p className={styles.closed}>
            <Icon name="lock" />
            <b>{t('lobby.closed')}</b> {t('teacher-live:lock.inside')}
          </p>
        ) : (
          <button type="button" className={styles.qr} onClick={() => setEnlarged('qr')}>
            {qr}
            <VisuallyHidden>{t('lobby.enlarge')}</VisuallyHidden>
          </button>
        )}
        <p className={styles.address}>
          <VisuallyHidden>{t('teacher-live:lobby.goTo')} </VisuallyHidden>
          <span>{address}</span>
        </p>
        <button
          type="button"
          className={locked ? `${styles.code} ${styles.locked}` : styles.code}
          onClick={() => setEnlarged('code')}
        >
          <strong translate="no">{code}</strong>
          <VisuallyHidden>{` ${t('lobby.enlarge')}`}</VisuallyHidden>
        </button>
      </section>
      <section className={styles.room}>
        <div className={styles.title}>
          <h1>{name}</h1>
          <p>{t('lobby.look')}</p>
          {isParty && <p>{t('teacher-live:lobby.groups')}</p>}
          {notes}
        </div>
        <VisuallyHidden>
          <span role="status">{t('teacher-live:lobby.seats', { count: announced })}</span>
        </VisuallyHidden>
        <div className={styles.seats}>
          <SeatChart
            layout={layout}
            label={t('teacher-live:lobby.seats', { count: students })}
            number={students}
            words={t('teacher-live:lobby.ready', { count: students })}
          />
        </div>
      </section>
      {enlarged !== null && (
        <Enlarged label={t('lobby.close')} onClose={() => setEnlarged(null)}>
          {enlarged === 'qr' ? qr : <strong translate="no">{code}</strong>}
        </Enlarged>
      )}
    </main>
  );
}
