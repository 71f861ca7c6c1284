import { useQuery } from '@tanstack/react-query';
import type { System } from '#shared/contract/system.ts';
import { sendTestMail, systemQuery } from '#web/data/system.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton } from '#web/office/frame/call-buttons.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { BackupPart } from './backup-part.tsx';
import { Facts } from './facts.tsx';
import { LicenceList } from './licence-list.tsx';
import { ageWords, sizeWords } from './measures.ts';
import styles from './system-page.module.css';

export function SystemPage() {
  const { t } = useTranslation('office-system');
  const { data: system, isPending, isError, refetch } = useQuery(systemQuery);
  return (
    <OfficePage title={t('title')}>
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {system && (
        <div className={styles.page}>
          <Warnings system={system} />
          <BackupPart backup={system.backup} hasFailed={system.warnings.includes('BACKUP_FAILED')} />
          <Mail mail={system.mail} />
          <Retention retention={system.retention} />
          <Installation system={system} />
          <LicenceList />
        </div>
      )}
    </OfficePage>
  );
}

function Warnings({ system: { warnings } }: { system: System }) {
  const { t } = useTranslation('office-system');
  return (
    <section aria-labelledby="system-warnings">
      <h2 id="system-warnings">{t('warnings')}</h2>
      {warnings.length === 0 && (
        <p className={styles.well}>
          <Icon name="check" />
          {t('noWarnings')}
        </p>
      )}
      <ul className={styles.warnings}>
        {warnings.map((code) => (
          <li key={code}>
            <Icon name="alert" />
            <div>
              <b>{t(`warning.${code}`)}</b>
              <p>{t(`todo.${code}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mail({ mail }: Pick<System, 'mail'>) {
  const { t } = useTranslation('office-system');
  const failures: Record<string, string> = { WRONG_STATE: t('mailNoAddress'), MAIL_FAILED: t('mailFailed') };
  return (
    <section aria-labelledby="system-mail">
      <h2 id="system-mail">{t('mail')}</h2>
      <p>{t(`mailBy.${mail}`)}</p>
      {/* To whoever asks, to see whether mails leave. */}
      <CallButton call={sendTestMail} done={t('mailSent')} failed={(code) => failures[code]}>
        <Icon name="mail" />
        {t('sendMail')}
      </CallButton>
    </section>
  );
}

function Retention({ retention: { lastAt, sessions } }: Pick<System, 'retention'>) {
  const { t, i18n } = useTranslation('office-system');
  return (
    <section aria-labelledby="system-retention">
      <h2 id="system-retention">{t('retention')}</h2>
      <p>
        {lastAt === null
          ? t('retentionNever')
          : t('retentionLast', { age: ageWords(lastAt, i18n.language), count: sessions ?? 0 })}
      </p>
    </section>
  );
}

function Installation({ system }: { system: System }) {
  const { t, i18n } = useTranslation('office-system');
  const { database, disk, sessions, redis } = system;
  const size = (bytes: number): string => sizeWords(bytes, i18n.language);
  const started = formatDate(new Date(system.startedAt), i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-labelledby="system-installation">
      <h2 id="system-installation">{t('installation')}</h2>
      <Facts
        rows={[
          [t('version'), system.version],
          [t('started'), started],
          [t('games'), t('gamesOpen', { count: sessions.open })],
          [t('connections'), String(sessions.connections)],
          [t('database'), `${database.kind} ${database.version}, ${size(database.bytes)}`],
          [t('images'), t(`imagesIn.${system.storage}`)],
          ['Redis', t(`redis.${redis ?? 'none'}`)],
          [t('disk'), size(disk.freeBytes)],
          ['Node.js', system.node],
        ]}
      />
    </section>
  );
}
