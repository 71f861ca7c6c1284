import { type ReactNode, Suspense, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { DifficultWord } from '#shared/domain/difficult-words.ts';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { preloadable } from '#web/shell/pages.tsx';
import { Button } from '#web/ui/core/button.tsx';

/** Fetched by the press that opens it. */
const Panel = preloadable(
  async () => (await withTexts(import('#web/student/after/statement-help.tsx'), 'student-results')).StatementHelp,
);

type Asked = Pick<
  VotingSession['statements'][number],
  '_id' | 'description' | 'plain' | 'background' | 'opinionOptions'
>;

/** Texts as sentences, so that a voice pauses between them. */
const spoken = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The `?` beside a statement, what it opens, and what is read aloud; nothing to press where nothing was written. */
export function useStatementHelp(statement: Asked, words: readonly DifficultWord[]) {
  const { _id, description, plain, background, opinionOptions } = statement;
  const { t } = useTranslation('student');
  const [open, setOpen] = useState('');
  const isOpen = open === _id;
  const button: ReactNode = (plain || background) && (
    <Button
      kind="line"
      aria-expanded={isOpen}
      aria-label={t('statement.help')}
      onClick={() => setOpen(isOpen ? '' : _id)}
    >
      ?
    </Button>
  );
  return {
    button,
    panel: isOpen && (
      <Suspense>
        <Panel.Component plain={plain} background={background} words={words} onClose={() => setOpen('')} />
      </Suspense>
    ),
    aloud: spoken([
      description,
      ...(isOpen ? [plain, background] : []),
      ...opinionOptions.map(({ opinion }) => opinion),
    ]),
  };
}
