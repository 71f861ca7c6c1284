/**
 * Returns `load`, which imports one file, as a function that may be called again after it failed. Some browsers remember that a file did not
 * come and do not ask for it again in the same page, so that further tries use another address.
 */
export function repeatableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  /** The file's name, once it did not come. */
  let missing: string | undefined;
  let failures = 0;
  return async () => {
    try {
      return missing === undefined ? await load() : await import(/* @vite-ignore */ `./${missing}?again=${failures}`);
    } catch (error) {
      // Chromium and Firefox name the file, which is in the same folder as this one.
      missing ??= /\/([\w.-]+\.js)\b/.exec(String(error))?.[1];
      failures += 1;
      throw error;
    }
  };
}
