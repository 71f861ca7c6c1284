import { useQuery } from '@tanstack/react-query';
import type { System } from '#shared/contract/system.ts';
import { sendTestMail, systemQuery } from '#web/data/system.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton } from '#web/office/frame/call-buttons.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { BackupPart } from './backup-part.tsx';
import { Facts } from './facts.tsx';
import { ageWords, sizeWords } from './measures.ts';
import { Part } from './part.tsx';

export function SystemPage() {
  const { t } = useTranslation('office-system');
  const read = useQuery(systemQuery);
  const { data: system } = read;
  return (
    <OfficePage title={t('title')} read={read}>
      {system && (
        <div className="grid max-w-form grid-cols-1 gap-10">
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
    <Part name="warnings" title={t('warnings')}>
      {warnings.length === 0 && (
        <p className="flex gap-3">
          <span className="text-fill">
            <Icon name="check" />
          </span>
          {t('noWarnings')}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {warnings.map((code) => (
          <li key={code} className="flex gap-3 rounded-md bg-warn px-5 py-4 line-warn text-warn">
            <Icon name="alert" />
            <div className="min-w-0 wrap-anywhere">
              <b>{t(`warning.${code}`)}</b>
              <p>{t(`todo.${code}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Mail({ mail }: Pick<System, 'mail'>) {
  const { t } = useTranslation('office-system');
  const failures: Record<string, string> = { WRONG_STATE: t('mailNoAddress'), MAIL_FAILED: t('mailFailed') };
  return (
    <Part name="mail" title={t('mail')}>
      <p>{t(`mailBy.${mail}`)}</p>
      {/* To whoever asks, to see whether mails leave. */}
      <p>
        <CallButton call={sendTestMail} done={t('mailSent')} failed={(code) => failures[code]}>
          <Icon name="mail" />
          {t('sendMail')}
        </CallButton>
      </p>
    </Part>
  );
}

function Retention({ retention: { lastAt, sessions } }: Pick<System, 'retention'>) {
  const { t, i18n } = useTranslation('office-system');
  return (
    <Part name="retention" title={t('retention')}>
      <p>
        {lastAt === null
          ? t('retentionNever')
          : t('retentionLast', { age: ageWords(lastAt, i18n.language), count: sessions ?? 0 })}
      </p>
    </Part>
  );
}

function Installation({ system }: { system: System }) {
  const { t, i18n } = useTranslation('office-system');
  const { database, disk, sessions, redis } = system;
  const size = (bytes: number): string => sizeWords(bytes, i18n.language);
  const started = formatDate(new Date(system.startedAt), i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Part name="installation" title={t('installation')}>
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
    </Part>
  );
}

/** As vite.config.ts reads them from the lock file when this version is built. */
declare const __LICENCES__: readonly { name: string; version: string; licence: string }[];
const LICENCES = __LICENCES__;

function LicenceList() {
  const { t } = useTranslation('office-system');
  return (
    <Part name="licences" title={t('licences')}>
      <p>{t('licenceOwn')}</p>
      <details>
        <summary className="w-fit cursor-pointer py-2">{t('licencePackages', { count: LICENCES.length })}</summary>
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {LICENCES.map(({ name, version, licence }) => (
            <li key={`${name}@${version}`}>
              <span>{name}</span> <span>{version}</span>: <span>{licence}</span>
            </li>
          ))}
        </ul>
      </details>
    </Part>
  );
}
