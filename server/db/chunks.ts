/** Rows of one query, at seven columns far below the parameters that either database takes. */
const ROWS_PER_QUERY = 500;

/** The rows in parts that a query can take. */
export function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_QUERY) yield rows.slice(from, from + ROWS_PER_QUERY);
}
