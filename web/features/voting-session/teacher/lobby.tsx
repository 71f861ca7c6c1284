// Before the start: how to join, large enough for the last row, and who is there.
import { QRCodeSVG } from 'qrcode.react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaced } from '#web/ui/use-paced.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { HallFigure } from './hall-figure.tsx';
import styles from './lobby.module.css';
import { lobbyHall } from './seats.ts';

/** Milliseconds between two sentences of a screen reader while a class comes in. */
const ANNOUNCE_EVERY_MS = 5_000;

interface LobbyProps {
  code: string;
  /** What students type, without https. */
  address: string;
  /** What the QR code holds. */
  link: string;
  students: number;
}

export function Lobby({ code, address, link, students }: LobbyProps) {
  const { t } = useTranslation('live');
  const announced = usePaced(students, ANNOUNCE_EVERY_MS);
  const hall = useMemo(() => lobbyHall(students), [students]);
  return (
    <main id="main" className={styles.lobby}>
      <section className={styles.how}>
        <h1>
          {t('lobby.goTo')} <b>{address}</b>
        </h1>
        <p className={styles.slab}>
          <span>{t('lobby.enterCode')}</span> <strong>{code}</strong>
        </p>
        <div className={styles.scan}>
          <QRCodeSVG
            className={styles.qr}
            value={link}
            level="M"
            marginSize={4}
            title={t('lobby.qr', { code })}
            shapeRendering="crispEdges"
          />
          <p>{t('lobby.scan')}</p>
        </div>
      </section>
      <div>
        <VisuallyHidden>
          <span role="status">{t('lobby.seats', { count: announced })}</span>
        </VisuallyHidden>
        <HallFigure
          hall={hall}
          label={t('lobby.seats', { count: students })}
          number={students}
          words={t('lobby.ready', { count: students })}
        />
      </div>
    </main>
  );
}
