// Comparison for the columns of a table: texts by the rules of the language, numbers by size, yes before no.

export type SortValue = string | number | boolean;

const rank = (value: SortValue): number | string => (typeof value === 'boolean' ? (value ? 0 : 1) : value);

/** Returns a comparison for a language; “party 2” comes before “party 10”. */
export function compareValues(language: string): (a: SortValue, b: SortValue) => number {
  const texts = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (a, b) => {
    const [left, right] = [rank(a), rank(b)];
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return texts.compare(String(left), String(right));
  };
}
