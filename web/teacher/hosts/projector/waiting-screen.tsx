import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { pairingLink } from '#web/teacher/parts/game-addresses.ts';
import { Brand, LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './projector.module.css';

interface WaitingScreenProps {
  /** Null for a moment, while another one is made. */
  pairingCode: string | null;
  hasEnded: boolean;
  isUnreachable: boolean;
}

/** Six digits, and the same as a QR code, for the teacher's phone. */
export function WaitingScreen({ pairingCode, hasEnded, isUnreachable }: WaitingScreenProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <>
      <LiveHeader brand={<Brand />} />
      <main id="main" className={styles.waiting}>
        <div role="status" className={styles.news}>
          {isUnreachable ? (
            <p>
              <Icon name="offline" />
              {t('projector.unreachable')}
            </p>
          ) : (
            hasEnded && (
              <p>
                <Icon name="check" />
                {t('projector.off')}
              </p>
            )
          )}
        </div>
        <section className={styles.how}>
          <h1>{t('projector.title')}</h1>
          <p className={styles.lead}>{t('projector.lead')}</p>
          <p className={styles.slab}>
            <span>{t('projector.type')}</span>{' '}
            <strong className={styles.digits} translate="no">
              {pairingCode ?? '······'}
            </strong>
          </p>
          <p className={styles.soft}>{t('projector.changes', { button: t('projector.connect') })}</p>
        </section>
        <section className={styles.scan}>
          {pairingCode === null ? (
            <span className={styles.qr} />
          ) : (
            <QRCodeSVG
              className={styles.qr}
              value={pairingLink(pairingCode)}
              level="M"
              marginSize={4}
              title={t('projector.qr')}
              shapeRendering="crispEdges"
            />
          )}
          <p>{t('projector.scan')}</p>
        </section>
      </main>
    </>
  );
}
