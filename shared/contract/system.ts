import { z } from 'zod';
import { SYSTEM_WARNINGS } from '#shared/domain/system-warnings.ts';
import { manageSystem } from './endpoint-group.ts';

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
  /** The size of the data folder. */
  disk: z.object({ freeBytes: z.number() }),
  /** The last one: its path on the server's machine, null if unknown; `folder`: BACKUP_DIR, null without one. */
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
  read: manageSystem.get('system', 'The state of the installation', { reply: system }),
  backUp: manageSystem.post('system/backup', 'Begin a backup', { status: 202 }),
  testMail: manageSystem.post('system/test-mail', 'Send a mail to oneself'),
};
