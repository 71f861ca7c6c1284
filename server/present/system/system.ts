import type { BackupRun, JobRun } from '#server/data/system/job-runs.ts';
import type { DatabaseInfo, OpenSessions } from '#server/data/system/system.ts';
import type { System } from '#shared/contract/system.ts';
import type { SystemWarning } from '#shared/domain/system-warnings.ts';

interface SystemParts {
  config: { s3: object | null; smtpUrl: string | null; backupDir: string | null };
  version: string;
  startedAt: string;
  stored: { database: DatabaseInfo; open: OpenSessions; backup: BackupRun | null; retention: JobRun | null };
  freeBytes: number;
  isRedisConnected: boolean | null;
  connections: number;
  warnings: SystemWarning[];
}

const redisOf = (isConnected: boolean | null): System['redis'] => {
  if (isConnected === null) return null;
  return isConnected ? 'connected' : 'lost';
};

/** The installation as a super admin sees it: kinds, figures and places of backups, never an address. */
export const presentSystem = (parts: SystemParts): System => ({
  version: parts.version,
  startedAt: parts.startedAt,
  node: process.versions.node,
  database: parts.stored.database,
  redis: redisOf(parts.isRedisConnected),
  storage: parts.config.s3 === null ? 'folder' : 'bucket',
  mail: parts.config.smtpUrl === null ? 'outbox' : 'smtp',
  disk: { freeBytes: parts.freeBytes },
  backup: {
    lastAt: parts.stored.backup?.at ?? null,
    bytes: parts.stored.backup?.amount ?? null,
    file: parts.stored.backup?.file ?? null,
    folder: parts.config.backupDir,
  },
  retention: { lastAt: parts.stored.retention?.at ?? null, sessions: parts.stored.retention?.amount ?? null },
  sessions: { open: parts.stored.open.sessions, connections: parts.connections },
  warnings: parts.warnings,
});
