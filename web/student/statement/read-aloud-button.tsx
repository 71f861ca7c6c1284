import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';

/** Reads the text aloud; draws nothing in a browser that cannot speak. */
export function ReadAloudButton({ text }: { text: string }) {
  const { t } = useTranslation('student');
  const [speaking, setSpeaking] = useState(false);
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null;
  useEffect(() => () => voice?.cancel(), [voice]);
  if (voice === null) return null;

  const toggle = () => {
    voice.cancel();
    if (speaking) {
      setSpeaking(false);
      return;
    }
    const words = new SpeechSynthesisUtterance(text);
    words.lang = CONTENT_LANGUAGE;
    words.onend = () => setSpeaking(false);
    words.onerror = () => setSpeaking(false);
    voice.speak(words);
    setSpeaking(true);
  };
  return (
    <Button kind="text" size="small" onClick={toggle}>
      <Icon name={speaking ? 'stop' : 'speaker'} />
      {t(speaking ? 'aloud.stop' : 'aloud.start')}
    </Button>
  );
}
