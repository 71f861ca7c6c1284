import { up as first } from '#server/db/migrations/0001-first.ts';
import { up as shownResults } from '#server/db/migrations/0002-shown-results.ts';
import { up as contentBlockVersions } from '#server/db/migrations/0003-content-block-versions.ts';
import { up as settingsAsRows } from '#server/db/migrations/0004-settings-as-rows.ts';
import { up as nothingSaysWhen } from '#server/db/migrations/0005-nothing-says-when.ts';
import { up as lock } from '#server/db/migrations/0006-lock.ts';
import { up as logins } from '#server/db/migrations/0007-logins.ts';
import { up as wordForms } from '#server/db/migrations/0008-word-forms.ts';
import { up as snapshotsAndRounds } from '#server/db/migrations/0009-snapshots-and-rounds.ts';
import { up as lot } from '#server/db/migrations/0010-lot.ts';
import { up as gameLinks } from '#server/db/migrations/0011-game-links.ts';
import { up as heldArguments } from '#server/db/migrations/0012-held-arguments.ts';
import { up as hands } from '#server/db/migrations/0013-hands.ts';
import { up as projectors } from '#server/db/migrations/0014-projectors.ts';
import { up as remoteLinks } from '#server/db/migrations/0015-remote-links.ts';
import { up as listedWords } from '#server/db/migrations/0016-listed-words.ts';
import { up as textImages } from '#server/db/migrations/0017-text-images.ts';
import { up as goals } from '#server/db/migrations/0018-goals.ts';
import { up as tryOut } from '#server/db/migrations/0019-try-out.ts';
import { up as resultView } from '#server/db/migrations/0020-result-view.ts';
import { up as figuresOfSnapshots } from '#server/db/migrations/0021-figures-of-snapshots.ts';
import { up as aggregatesOnly } from '#server/db/migrations/0022-aggregates-only.ts';
import { up as ghostsAndLimits } from '#server/db/migrations/0024-ghosts-and-limits.ts';
import { up as sessionFigures } from '#server/db/migrations/0026-session-figures.ts';
import { up as statementWords } from '#server/db/migrations/0027-statement-words.ts';
import { up as secondFactorsAndIdentities } from '#server/db/migrations/0028-second-factors-and-identities.ts';
import { up as classQuestions } from '#server/db/migrations/0029-class-questions.ts';
import { up as ownStatements } from '#server/db/migrations/0030-own-statements.ts';
import { up as offeredSets } from '#server/db/migrations/0031-offered-sets.ts';
import { up as lesson } from '#server/db/migrations/0032-lesson.ts';
import { up as accessibility } from '#server/db/migrations/0033-accessibility.ts';
import { up as partyNames } from '#server/db/migrations/0034-party-names.ts';
import { up as recentLogins } from '#server/db/migrations/0035-recent-logins.ts';
import { up as answeredQuestions } from '#server/db/migrations/0036-answered-questions.ts';
import { up as endedAt } from '#server/db/migrations/0037-ended-at.ts';
import type { Db } from './client.ts';
import { findMissing, type MigrateOptions, type Migrations, runMigrations } from './migrator.ts';

/** Every migration by name, oldest first. A released one is never changed. */
export const migrations: Migrations = {
  '0001-first': { up: first },
  '0002-shown-results': { up: shownResults },
  '0003-content-block-versions': { up: contentBlockVersions },
  '0004-settings-as-rows': { up: settingsAsRows },
  '0005-nothing-says-when': { up: nothingSaysWhen, vacuum: true },
  '0006-lock': { up: lock },
  '0007-logins': { up: logins },
  '0008-word-forms': { up: wordForms },
  '0009-snapshots-and-rounds': { up: snapshotsAndRounds },
  '0010-lot': { up: lot },
  '0011-game-links': { up: gameLinks },
  '0012-held-arguments': { up: heldArguments },
  '0014-projectors': { up: projectors },
  '0013-hands': { up: hands },
  '0015-remote-links': { up: remoteLinks },
  '0016-listed-words': { up: listedWords },
  '0017-text-images': { up: textImages },
  '0018-goals': { up: goals },
  '0019-try-out': { up: tryOut },
  '0020-result-view': { up: resultView },
  '0021-figures-of-snapshots': { up: figuresOfSnapshots },
  '0022-aggregates-only': { up: aggregatesOnly },
  '0024-ghosts-and-limits': { up: ghostsAndLimits },
  '0026-session-figures': { up: sessionFigures },
  '0027-statement-words': { up: statementWords },
  '0028-second-factors-and-identities': { up: secondFactorsAndIdentities },
  '0029-class-questions': { up: classQuestions },
  '0030-own-statements': { up: ownStatements },
  '0031-offered-sets': { up: offeredSets },
  '0032-lesson': { up: lesson },
  '0033-accessibility': { up: accessibility },
  '0034-party-names': { up: partyNames },
  '0035-recent-logins': { up: recentLogins },
  '0036-answered-questions': { up: answeredQuestions },
  '0037-ended-at': { up: endedAt },
};

/** The names of those that have not run on this database, oldest first. Throws when a newer version used it. */
export const missingMigrations = (db: Db): Promise<string[]> => findMissing(db, migrations);

/**
 * Runs the missing migrations in order, under a lock between processes, each in a transaction of its own (or in the one that `db` is).
 * Throws when a newer version used the database, or the database's error when one fails: then that one has changed nothing.
 */
export const migrate = (
  db: Db,
  { steps = migrations, ...told }: MigrateOptions & { steps?: Migrations } = {},
): Promise<void> => runMigrations(db, steps, told);
