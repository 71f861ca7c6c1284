import { AppError, found, invalid } from '#server/app-error.ts';
import { setImageVersion } from '#server/data/office/images.ts';
import { newId } from '#server/db/id.ts';
import { isUniqueViolation, retryOnConflict } from '#server/db/retry.ts';
import type { Saved } from '#server/db/save-versioned.ts';
import type { Deps } from '#server/deps.ts';

/** Returns the saved row; throws NOT_FOUND if it is gone, CHANGED_MEANWHILE if somebody else changed it first. */
export function savedOrThrow<Stored>(saved: Saved<Stored>): Stored {
  if (saved === 'gone') throw new AppError('NOT_FOUND');
  if (saved === 'changed') throw new AppError('CHANGED_MEANWHILE');
  return saved;
}

/**
 * Returns what a change makes of what is stored. Throws CHANGED_MEANWHILE if it does not fit, and was made from another
 * version: it fitted that one.
 */
export async function fitted<Next>(
  stored: { version: number },
  version: number | undefined,
  next: () => Promise<Next>,
): Promise<Next> {
  try {
    return await next();
  } catch (error) {
    const isStale = version !== undefined && version !== stored.version;
    throw isStale && error instanceof AppError ? new AppError('CHANGED_MEANWHILE') : error;
  }
}

/**
 * Makes something under the client's id, or changes what an earlier call with it made: its reply was lost, or it is
 * still under way. `insert` is run when `update` returns that nothing has the id.
 */
export const createOnce = <Stored>(update: () => Promise<Saved<Stored>>, insert: () => Promise<Stored>) =>
  retryOnConflict(async (): Promise<Stored> => {
    const saved = await update();
    return saved === 'gone' ? insert() : savedOrThrow(saved);
  });

/** How the records of one kind are stored. */
interface Records<Row, Fields, Change> {
  find: (id: string) => Promise<Row | undefined>;
  insert: (record: Fields & { id: string }) => Promise<Row>;
  /** Changes the record that has that version, or any version if none is given. */
  update: (id: string, change: Change, version?: number) => Promise<Saved<Row>>;
  /** The field whose values are unique among the records. */
  unique?: string;
}

/** Shared by all rows that an editor creates and changes one by one. */
export function editable<Row, Fields extends Change, Change>({
  find,
  insert,
  update,
  unique,
}: Records<Row, Fields, Change>) {
  const orTaken = async <T>(save: Promise<T>): Promise<T> => {
    try {
      return await save;
    } catch (error) {
      throw unique !== undefined && isUniqueViolation(error) ? invalid({ [unique]: 'TAKEN' }) : error;
    }
  };
  return {
    load: async ({ params }: { params: { id: string } }): Promise<Row> => found(await find(params.id)),
    create: (id = newId(), fields: Fields): Promise<Row> =>
      orTaken(
        createOnce(
          () => update(id, fields),
          () => insert({ ...fields, id }),
        ),
      ),
    /** Throws NOT_FOUND and CHANGED_MEANWHILE. */
    change: async (id: string, change: Change, version?: number): Promise<Row> =>
      savedOrThrow(await orTaken(update(id, change, version))),
  };
}

/** The images of records, one each. */
export function recordImages({ db, objects, log }: Deps, folder: 'parties' | 'partner') {
  /** If that fails, only a file remains that nothing refers to. */
  const removeFile = (id: string): Promise<void> =>
    objects.remove(folder, id).catch((error: unknown) => log.error({ err: error, folder }, 'an image is left behind'));
  return {
    removeFile,
    take: async (id: string): Promise<void> => {
      await setImageVersion(db, folder, id, null);
      await removeFile(id);
    },
  };
}
