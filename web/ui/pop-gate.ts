// Hears of the browser's back and forward before the router does: window calls listeners in the order of their coming,
// so this file has to be loaded before the router starts.

type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;
globalThis.addEventListener?.('popstate', (event) => gate?.(event));

/** Sets who may hold such an event back, or nobody. */
export function setPopGate(next: Gate | null): void {
  gate = next;
}
