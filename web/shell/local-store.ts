// Local storage that never throws: if the browser forbids it, values are in memory until the page is closed.
const memory = new Map<string, string>();

let isMemoryOnly = false;

/** From now on nothing is read from the browser's storage, or written to it. */
export function keepInMemory(): void {
  isMemoryOnly = true;
}

function storage(): Storage {
  if (isMemoryOnly) throw new Error('What is stored lives as long as the page');
  return localStorage;
}

/** Returns the value stored under that name, or null. */
export function readStored(name: string): string | null {
  // Only values that storage refused are in memory: they are newer than the stored ones.
  const refused = memory.get(name);
  if (refused !== undefined) return refused;
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Whether that value outlives this script: it is not only in memory. */
export function isPersisted(name: string): boolean {
  try {
    return !memory.has(name) && storage().getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Whether the browser refused to store that value, which is therefore lost with the page. */
export const isRefused = (name: string): boolean => !isMemoryOnly && memory.has(name);

/** Stores a value; null removes it. In memory only if storage refuses the value, because another tab could not remove it there. */
export function writeStored(name: string, value: string | null): void {
  memory.delete(name);
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, value);
  } catch {
    if (value !== null) memory.set(name, value);
  }
}

/** The names of all values. */
export function storedNames(): string[] {
  try {
    return [...new Set([...memory.keys(), ...Object.keys(storage())])];
  } catch {
    return [...memory.keys()];
  }
}
