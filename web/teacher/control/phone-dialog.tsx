import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useCallback, useEffect, useState } from 'react';
import { confirmPhone, endRemoteLink, makeRemoteLink, remoteLinkQuery } from '#web/data/remote-link.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { phoneLink } from '#web/teacher/parts/game-addresses.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import look from '#web/ui/forms/dialog.module.css';
import styles from './phone-dialog.module.css';

/** Milliseconds between two reads while the dialog is open. */
const EVERY_MS = 1_000;

interface PhoneDialogProps {
  code: string;
  onClose: () => void;
}

/** Connects the teacher's phone by a QR code, once the teacher has seen the same number on both. The QR code disappears when it was scanned, and after two minutes. */
export function PhoneDialog({ code, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('teacher-live');
  const { data: link, dataUpdatedAt } = useQuery({ ...remoteLinkQuery(code), refetchInterval: EVERY_MS });
  const [token, setToken] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const isConnected = link?.state === 'connected';
  const make = useCallback(() => {
    setFailed(false);
    makeRemoteLink(code).then(setToken, () => setFailed(true));
  }, [code]);
  const needsOne = token === null && link !== undefined && !isConnected;
  useEffect(() => {
    if (needsOne) make();
  }, [needsOne, make]);

  const isOver = token !== null && link?.state === 'none' && !busy;
  useEffect(() => {
    if (!isOver) return;
    notify('error', t('phone.expired'));
    onClose();
  }, [isOver, onClose, t]);
  // Also while the server cannot be reached, so that the QR code never stays.
  const left = token !== null && !isConnected ? link?.expiresIn : undefined;
  useEffect(() => {
    void dataUpdatedAt;
    if (left === undefined) return;
    const timer = setTimeout(onClose, (left + 2) * 1_000);
    return () => clearTimeout(timer);
  }, [left, dataUpdatedAt, onClose]);

  const run = async (act: () => Promise<void>, then?: () => void) => {
    setBusy(true);
    try {
      await act();
      then?.();
    } catch {
      notify('error', t('queue.failed'));
    } finally {
      setBusy(false);
    }
  };
  const refuse = () =>
    run(
      () => endRemoteLink(code),
      () => {
        notify('done', t('phone.ended'));
        onClose();
      },
    );

  if (isConnected)
    return (
      <TitledDialog title={t('phone.connected')} onClose={onClose}>
        <p role="status">{t('phone.connectedText')}</p>
        <p className={look.choices}>
          <Button kind="danger" busy={busy} onClick={refuse}>
            {t('phone.notMe')}
          </Button>
          <Button onClick={onClose}>{t('help.close')}</Button>
        </p>
      </TitledDialog>
    );
  const number = link?.state === 'asks' ? link.number : null;
  if (number !== null)
    return (
      <TitledDialog key="asks" title={t('phone.ask', { number })} onClose={onClose}>
        <p role="status">{t('phone.askText')}</p>
        <p className={look.choices}>
          <Button kind="line" busy={busy} onClick={refuse}>
            {t('phone.no')}
          </Button>
          <Button busy={busy} onClick={() => run(() => confirmPhone(code, number))}>
            {t('phone.yes')}
          </Button>
        </p>
      </TitledDialog>
    );
  return (
    <TitledDialog title={t('phone.title')} onClose={onClose}>
      {token !== null ? (
        <div className={styles.scan}>
          <QRCodeSVG
            className={styles.qr}
            value={phoneLink(token)}
            level="L"
            marginSize={4}
            title={t('phone.qr')}
            shapeRendering="crispEdges"
          />
          <p>{t('phone.scan')}</p>
        </div>
      ) : isFailed ? (
        <LoadFailure onRetry={make} />
      ) : (
        <Loading />
      )}
      <p className={styles.warn}>
        <Icon name="info" />
        <span>{t('phone.warn')}</span>
      </p>
      <p className={look.choices}>
        <Button kind="line" onClick={onClose}>
          {t('help.close')}
        </Button>
      </p>
    </TitledDialog>
  );
}
