// Local storage that never throws: where the browser forbids it, the page remembers for as long as it lives.

const memory = new Map<string, string>();

/** The value kept under that name, or null. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Whether that value outlives this script: it is not only in memory. */
export function isLasting(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Keeps a value; null takes it away. */
export function writeStored(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Private mode or a full disk: the memory has it.
  }
}
