import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { useVoice } from './use-voice.ts';

const silence = (): void => window.speechSynthesis?.cancel();

/** Reads the text aloud until it is stopped or the page is left; draws nothing if no voice of the device reads its language. */
export function ReadAloudButton({ text }: { text: string }) {
  const { t } = useTranslation('student');
  const [speaking, setSpeaking] = useState(false);
  const voice = useVoice();
  useEffect(() => {
    // A page in the browser's back/forward cache would continue to speak.
    const leave = () => {
      if (document.visibilityState === 'hidden') silence();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', silence);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', silence);
      silence();
    };
  }, []);
  if (voice === null) return null;

  const toggle = () => {
    silence();
    if (speaking) {
      setSpeaking(false);
      return;
    }
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.onend = () => setSpeaking(false);
    words.onerror = () => setSpeaking(false);
    window.speechSynthesis.speak(words);
    setSpeaking(true);
  };
  return (
    <Button kind="text" size="small" onClick={toggle}>
      <Icon name={speaking ? 'stop' : 'speaker'} />
      <span>{t(speaking ? 'aloud.stop' : 'aloud.start')}</span>
    </Button>
  );
}
