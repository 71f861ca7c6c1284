import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What an administrator should look at. */
export const SYSTEM_WARNINGS = [
  'BACKUP_DIR_UNUSABLE',
  'BACKUP_FAILED',
  'BACKUP_OLD',
  'DISK_LOW',
  'REDIS_LOST',
  'RETENTION_LATE',
  'TRUST_PROXY_INCOMPLETE',
] as const;
export type SystemWarning = (typeof SYSTEM_WARNINGS)[number];

const system = z.object({
  version: z.string(),
  /** When this server process started. */
  startedAt: z.string(),
  node: z.string(),
  database: z.object({ kind: z.enum(['SQLite', 'PostgreSQL']), version: z.string(), bytes: z.number() }),
  /** Null without REDIS_URL. */
  redis: z.enum(['connected', 'lost']).nullable(),
  storage: z.enum(['folder', 'bucket']),
  mail: z.enum(['smtp', 'outbox']),
  /** Of the data folder. */
  disk: z.object({ freeBytes: z.number() }),
  /** The last one: its path on the server's machine, null if unknown; `folder` is where the server writes them, null without BACKUP_DIR. */
  backup: z.object({
    lastAt: z.string().nullable(),
    bytes: z.number().nullable(),
    file: z.string().nullable(),
    folder: z.string().nullable(),
  }),
  /** The last run that deleted what was past its retention, and the voting sessions that it deleted. */
  retention: z.object({ lastAt: z.string().nullable(), sessions: z.number().nullable() }),
  /** Voting sessions that are not archived, of all servers; sockets of this one. */
  sessions: z.object({ open: z.number(), connections: z.number() }),
  warnings: z.array(z.enum(SYSTEM_WARNINGS)),
});
export type System = z.output<typeof system>;

export const systemEndpoints = {
  read: endpoint({
    method: 'GET',
    path: 'system',
    access: 'manageSystem',
    limits: 'none',
    summary: 'The state of the installation',
    reply: system,
  }),
  backUp: endpoint({
    method: 'POST',
    path: 'system/backup',
    access: 'manageSystem',
    limits: 'none',
    summary: 'Begin a backup',
    status: 202,
    reply: null,
  }),
  testMail: endpoint({
    method: 'POST',
    path: 'system/test-mail',
    access: 'manageSystem',
    limits: 'none',
    summary: 'Send a mail to oneself',
    reply: null,
  }),
};
