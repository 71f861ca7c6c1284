// The whole screen for the game, where the browser can do that.

/** Goes to the whole screen, or back. A browser that refuses leaves everything as it was. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  change?.catch(() => {});
}
