import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './enlarged.module.css';
import { joinWith } from './game-addresses.ts';

/** Fills the screen with one thing, until it is pressed or Escape is. */
export function Enlarged({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <button type="button" onClick={onClose}>
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </dialog>
  );
}

/** The way into the game with that code, for phones. */
export function JoinQr({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation('teacher-live');
  return (
    <QRCodeSVG value={link} level="M" marginSize={4} title={t('lobby.qr', { code })} shapeRendering="crispEdges" />
  );
}

/** The QR code of a game fills the screen, its code below it. */
export function EnlargedCode({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('teacher-board');
  return (
    <Enlarged label={t('lobby.close')} onClose={onClose}>
      <span className={styles.both}>
        <JoinQr code={code} {...joinWith(code)} />
        <strong translate="no">{code}</strong>
      </span>
    </Enlarged>
  );
}
