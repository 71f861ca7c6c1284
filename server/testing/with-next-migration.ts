// For `node --import`: the process, and its threads, are of a later version with one migration more.
import { migrations } from '#server/db/migrate.ts';
import { nextMigration } from './next-migration.ts';

Object.assign(migrations, nextMigration);
