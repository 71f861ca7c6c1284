import { useEffect, useState } from 'react';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';

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

/** The voice for texts of the installation; null while or if the browser has none. */
export function useVoice(): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState(() => speech()?.getVoices() ?? []);
  useEffect(() => {
    const source = speech();
    const read = () => setVoices(source?.getVoices() ?? []);
    // Missing in older Safari, which knows its voices at once.
    source?.addEventListener?.('voiceschanged', read);
    return () => source?.removeEventListener?.('voiceschanged', read);
  }, []);
  return voiceFor(voices, CONTENT_LANGUAGE);
}
