// The words beside a statement. They are folded, so that the way by keyboard from the statement to its opinions is one step longer, not four.
import { useState } from 'react';
import type { DraftStatement } from '#shared/domain/question-set.ts';
import { STATEMENT_WORDS, wordsOf } from '#shared/domain/statement-words.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { WORD_MAX } from '#shared/rules/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { changeStatement } from './draft.ts';
import { errorAt } from './draft-errors.ts';
import { draftErrorText } from './error-text.ts';
import type { PartProps } from './part-props.ts';
import { type EditorPosition, fieldMark } from './use-editor-position.ts';

interface WordsFieldsProps extends Pick<PartProps, 'change' | 'errors'> {
  statement: DraftStatement;
  jump: EditorPosition['jump'];
}

export function WordsFields({ statement, change, errors, jump }: WordsFieldsProps) {
  const { t } = useTranslation('office-question-sets');
  const { _id: id } = statement;
  const words = wordsOf(statement);
  const isAsked = STATEMENT_WORDS.some((word) => jump?.mark === fieldMark('statements', id, word)['data-field']);
  const [seen, setSeen] = useState<EditorPosition['jump']>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A field must be drawn before the focus can move to it.
  if (seen !== jump) {
    setSeen(jump);
    if (isAsked) setIsOpen(true);
  }
  const filled = STATEMENT_WORDS.filter((word) => words[word].trim() !== '').length;
  return (
    <details className="mt-3" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-tap cursor-pointer py-2 font-strong">
        {t('words.title')}{' '}
        <span className="font-soft text-soft figures">
          {t('opinions.count', { filled, total: STATEMENT_WORDS.length })}
        </span>
      </summary>
      {isOpen && (
        <div className="grid grid-cols-1 gap-4 pb-4">
          {STATEMENT_WORDS.map((word) => (
            <AreaField
              key={word}
              label={t(`words.${word}`)}
              hint={`${t(`words.${word}Hint`)} ${t('words.length', { count: lengthOf(words[word].trim()), max: WORD_MAX[word] })}`}
              error={draftErrorText(t, errorAt(errors, 'statements', id, word))}
              rows={word === 'plain' ? 2 : 4}
              lang={CONTENT_LANGUAGE}
              value={words[word]}
              onChange={({ target }) => change((now) => changeStatement(now, id, { [word]: target.value }))}
              {...fieldMark('statements', id, word)}
            />
          ))}
        </div>
      )}
    </details>
  );
}
