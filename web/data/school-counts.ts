// The counts of a school's classes.
import { queryOptions, useMutation } from '@tanstack/react-query';
import { command, request } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';

const COUNTS = ['school-counts'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: COUNTS });

/** One's own, and those to which one added a class, newest first. */
export const schoolCountsQuery = queryOptions({
  queryKey: COUNTS,
  queryFn: ({ signal }) => request('GET school_counts', { signal }),
});

/** The votes of all classes of a count. */
export const schoolCountQuery = (schoolCode: string) =>
  queryOptions({
    queryKey: [...COUNTS, schoolCode],
    queryFn: ({ signal }) => request('GET school_counts/:schoolCode', { params: { schoolCode }, signal }),
    refetchOnMount: 'always',
  });

export const useMakeCount = () =>
  useMutation({
    mutationFn: (name: string) => request('POST school_counts', { body: { name } }),
    onSettled: refresh,
  });

export const useRemoveCount = () =>
  useMutation({
    mutationFn: (id: string) => command('DELETE school_counts/:id', { params: { id } }),
    onSettled: refresh,
  });

/** A count by its code, or a new one of that name. */
export type SchoolTarget = { schoolCode: string } | { name: string };

/** Adds a closed ballot to a count, which is made first if it has a name only. Returns its code, and the totals. */
export const useAddClass = (code: string, round: number) =>
  useMutation({
    mutationFn: async (to: SchoolTarget) => {
      const schoolCode =
        'schoolCode' in to ? to.schoolCode : (await request('POST school_counts', { body: { name: to.name } })).code;
      const body = { schoolCode, round };
      return { schoolCode, ...(await request('POST voting/session/:code/ballot/count', { params: { code }, body })) };
    },
    onSettled: refresh,
  });
