// Where the texts of all languages but the default one are; fetched when one of them is chosen.

export const OTHER_FILES = import.meta.glob<Record<string, unknown>>(['./*/*.json', '!./nl-BE/*.json'], {
  import: 'default',
});
