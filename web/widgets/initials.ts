// Replaces a missing logo.

/** The first letters of the first two words with a capital, or of the first two words: Werk en Welvaart → WW. Numbers are not cut; of a name without letters, the first character. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return (capitals.length > 0 ? capitals : words.length > 0 ? words : [name.trim()])
    .slice(0, 2)
    .map((word) => /^\p{N}{1,2}/u.exec(word)?.[0] ?? [...word][0]?.toUpperCase() ?? '')
    .join('');
}
