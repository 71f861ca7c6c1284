interface Score {
  /** Null if it is too small to be shown. */
  count: number | null;
  total: number | null;
}

/** The parties with the largest share of a class's answers, several where they are equal; none while nobody agrees with any, or if their figures are not shown. */
export function nearestParties<S extends Score>(scores: readonly S[]): S[] {
  const shares = scores.map(({ count, total }) =>
    count === null || total === null || total === 0 ? 0 : count / total,
  );
  const most = Math.max(...shares);
  return most > 0 ? scores.filter((_, at) => shares[at] === most) : [];
}
