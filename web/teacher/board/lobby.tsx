import { QRCodeSVG } from 'qrcode.react';
import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
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
  locked: boolean;
  isParty: boolean;
  students: number;
}

export function Lobby({ code, address, link, locked, isParty, students }: LobbyProps) {
  const { t } = useTranslation('teacher-live');
  const announced = usePaced(students, ANNOUNCE_EVERY_MS);
  const layout = useMemo(() => lobbySeats(students), [students]);
  return (
    <main id="main" className={styles.lobby}>
      <section className={styles.how}>
        <h1>
          {t('lobby.goTo')} <b>{address}</b>
        </h1>
        <p className={locked ? `${styles.slab} ${styles.locked}` : styles.slab}>
          <span>{locked ? t('lobby.theCode') : t('lobby.enterCode')}</span> <strong>{code}</strong>
        </p>
        {locked ? (
          <p className={styles.say}>
            <Icon name="lock" />
            <span>
              <b>{t('lock.lock')}</b> {t('lock.inside')}
            </span>
          </p>
        ) : (
          <div className={styles.scan}>
            <QRCodeSVG
              className={styles.qr}
              value={link}
              level="M"
              marginSize={4}
              title={t('lobby.qr', { code })}
              shapeRendering="crispEdges"
            />
            <p>
              {t('lobby.scan')}
              {isParty && <span className={styles.groups}>{t('lobby.groups')}</span>}
            </p>
          </div>
        )}
      </section>
      <div>
        <VisuallyHidden>
          <span role="status">{t('lobby.seats', { count: announced })}</span>
        </VisuallyHidden>
        <SeatChart
          layout={layout}
          label={t('lobby.seats', { count: students })}
          number={students}
          words={t('lobby.ready', { count: students })}
        />
      </div>
    </main>
  );
}
