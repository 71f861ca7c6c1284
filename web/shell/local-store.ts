// Local storage that never throws: where the browser forbids it, the value lives as long as the page.
const memory = new Map<string, string>();

/** Returns the value stored under that name, or null. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Whether that value outlives this script: it is not only in memory. */
export function isPersisted(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Stores a value; null removes it. Only what storage refuses is kept in memory: another tab could not take it away there. */
export function writeStored(name: string, value: string | null): void {
  memory.delete(name);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value !== null) memory.set(name, value);
  }
}

/** The names of all values. */
export function storedNames(): string[] {
  try {
    return [...new Set([...memory.keys(), ...Object.keys(localStorage)])];
  } catch {
    return [...memory.keys()];
  }
}
