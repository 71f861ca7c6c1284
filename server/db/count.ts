import { type SelectQueryBuilder, sql } from 'kysely';

const counted = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
  query.select(sql`count(*)`.as('count')).$castTo<{ count: number }>();

/** How many rows a query finds, which selects nothing itself. */
export const countOf = async <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> =>
  (await counted(query).executeTakeFirstOrThrow()).count;

/** The same as a column of another query. */
export const countIn = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
  counted(query).$asScalar().$notNull();
