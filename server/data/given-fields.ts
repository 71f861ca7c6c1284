type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The fields of a change that are given, to compare a row with: an undefined value would equal nothing. */
export const givenFields = <T extends object>(change: T): Given<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;
