import { useEffect, useState } from 'react';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';

/** Milliseconds after which a browser that named no voice has none. */
const LOAD_MS = 2_000;
let hasWaited = false;

const speech = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);
/** Android writes `nl_BE`. */
const tagOf = ({ lang }: Pick<SpeechSynthesisVoice, 'lang'>): string => lang.replace('_', '-').toLowerCase();

/** Returns the voice that reads a language, preferring its own country; only one of the device, as others send the text elsewhere. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  language: string,
): Voice | null {
  const wanted = language.toLowerCase();
  const [base] = wanted.split('-');
  const own = voices.filter((voice) => voice.localService && tagOf(voice).split('-')[0] === base);
  return own.find((voice) => tagOf(voice) === wanted) ?? own[0] ?? null;
}

/** The voice for texts of the installation, `loading` while the browser may still name one, null if it has none. */
export function useVoice(): SpeechSynthesisVoice | 'loading' | null {
  const [voices, setVoices] = useState(() => speech()?.getVoices() ?? []);
  const [isWaiting, setWaiting] = useState(voices.length === 0 && !hasWaited && speech() !== null);
  useEffect(() => {
    const source = speech();
    if (source === null) return;
    const read = () => setVoices(source.getVoices());
    const timer = setTimeout(() => {
      hasWaited = true;
      setWaiting(false);
    }, LOAD_MS);
    // Missing in older Safari, which knows its voices at once.
    source.addEventListener?.('voiceschanged', read);
    return () => {
      clearTimeout(timer);
      source.removeEventListener?.('voiceschanged', read);
    };
  }, []);
  const voice = voiceFor(voices, CONTENT_LANGUAGE);
  return voice ?? (isWaiting && voices.length === 0 ? 'loading' : null);
}
