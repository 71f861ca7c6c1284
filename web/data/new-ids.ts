import { useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { randomUuid } from '#web/shell/identity.ts';

/** Whether the server may have done it all the same. */
const mayBeDone = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

function newIds() {
  const ids = new Map<string, string>();
  return {
    idFor: (original: string): string => {
      const id = ids.get(original) ?? randomUuid();
      ids.set(original, id);
      return id;
    },
    /** To be called with the call's result, without an error if it worked. */
    answered: (original: string, error: unknown): void => {
      if (!mayBeDone(error)) ids.delete(original);
    },
  };
}

/** Ids for what is created of something, as a game of a game template: a call that is sent again, because its reply was lost, has the same id and so
 * creates no second one. */
export const useNewIds = () => useState(newIds)[0];
