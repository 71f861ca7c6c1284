// What happens when the server no longer knows this browser's token: the calls say so here, the app reacts.

let react: () => void = () => {};

/** The app sets this once it can navigate. */
export function whenUnauthenticated(reaction: () => void): void {
  react = reaction;
}

export const sayUnauthenticated = (): void => react();
