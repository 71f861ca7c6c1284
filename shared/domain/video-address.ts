/** Returns the player's address (without cookies before playing) and its host's name; null for an unknown host. */
export function videoAddress(address: string): { embed: string; host: string } | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' || url.port !== '' || url.username + url.password !== '') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  const encoded = encodeURIComponent;
  if (host === 'youtu.be' && first !== '') return youtube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = url.searchParams.get('v') ?? (['embed', 'shorts', 'live'].includes(first) ? second : '');
    return id === '' ? null : youtube(id);
  }
  if (host === 'vimeo.com' && /^\d+$/.test(first)) {
    // An unlisted video needs the second part of its address as a key.
    const key = second === '' ? '' : `h=${encoded(second)}&`;
    return { embed: `https://player.vimeo.com/video/${first}?${key}dnt=1`, host: 'Vimeo' };
  }
  if (host === 'player.vimeo.com' && first === 'video' && second !== '') {
    url.searchParams.set('dnt', '1');
    return { embed: url.href, host: 'Vimeo' };
  }
  if (host === 'vrt.be') return { embed: `https://www.vrt.be${url.pathname}${url.search}`, host: 'VRT' };
  return null;
}

const youtube = (id: string) => ({
  embed: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`,
  host: 'YouTube',
});
