import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ExplanationCard } from '#web/widgets/explanation-card.tsx';
import type { ExplanationProps } from '#web/widgets/marked-text.tsx';
import { Sheet } from './sheet.tsx';

export function DifficultWordPanel(card: ExplanationProps) {
  return (
    <Sheet>
      <ExplanationCard {...card} lang={CONTENT_LANGUAGE} />
    </Sheet>
  );
}
