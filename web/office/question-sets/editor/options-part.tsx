// The answers: text, colour and order; after removing one, a notice says how many opinions were removed with it.
import { useState } from 'react';
import { removeOption } from '#shared/domain/question-set.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { SetForm } from '#web/office/question-sets/frame/set-frame.tsx';
import { randomUuid } from '#web/shell/identity.ts';
import { FieldError } from '#web/ui/common/field.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { addOption, changeOption, type EditorOption, withoutOption } from './draft.ts';
import { errorAt } from './draft-errors.ts';
import { draftErrorText } from './error-text.ts';
import { OptionRow } from './option-row.tsx';
import type { PartProps } from './part-props.ts';
import { fieldMark, type GoTo } from './use-editor-position.ts';

export function OptionsPart({ draft, change, errors, goTo }: PartProps & { goTo: GoTo }) {
  const { t } = useTranslation('office-question-sets');
  const [leaving, setLeaving] = useState<{ option: EditorOption; held: number } | null>(null);
  const [cleared, setCleared] = useState<{ text: string; count: number } | null>(null);
  const error = draftErrorText(t, errorAt(errors, 'options', '', 'list'));

  const add = () => {
    const id = randomUuid();
    setCleared(null);
    change((now) => addOption(now, id));
    goTo('options', id, 'text');
  };
  const remove = ({ _id, text }: EditorOption, held: number) => {
    setLeaving(null);
    setCleared(held > 0 ? { text, count: held } : null);
    change((now) => withoutOption(now, _id));
    const ids = draft.opinionOptions.map((option) => option._id);
    const next = neighbourOf(ids, _id, 1) ?? neighbourOf(ids, _id, -1);
    if (next === null) goTo('options', '', 'add');
    else goTo('options', next, 'text');
  };
  const askToRemove = (option: EditorOption) => {
    const held = removeOption(draft, option._id).cleared;
    if (held > 0) setLeaving({ option, held });
    else remove(option, 0);
  };
  return (
    <SetForm>
      <p className="text-sm text-soft">{t('options.intro')}</p>
      {error && <FieldError>{error}</FieldError>}
      <ol className="grid grid-cols-1 line-ink-t">
        {draft.opinionOptions.map((option, index) => (
          <OptionRow
            key={option._id}
            option={option}
            number={index + 1}
            textError={draftErrorText(t, errorAt(errors, 'options', option._id, 'text'))}
            orderError={draftErrorText(t, errorAt(errors, 'options', option._id, 'order'))}
            onChange={(next) => change((now) => changeOption(now, option._id, next))}
            onRemove={() => askToRemove(option)}
          />
        ))}
      </ol>
      <p className="flex items-start gap-2 font-strong empty:hidden" role="status">
        {cleared && (
          <>
            <Icon name="alert" />
            <span>{t('options.cleared', { option: cleared.text, count: cleared.count })}</span>
          </>
        )}
      </p>
      <p>
        <Button kind="line" onClick={add} {...fieldMark('options', '', 'add')}>
          <Icon name="plus" />
          {t('options.add')}
        </Button>
      </p>
      {leaving && (
        <Dialog
          title={t('options.removeTitle', { option: leaving.option.text })}
          cancel={t('options.keep')}
          confirm={t('options.removeConfirm')}
          destroys
          onCancel={() => setLeaving(null)}
          onConfirm={() => remove(leaving.option, leaving.held)}
        >
          <p>{t('options.removeText', { count: leaving.held })}</p>
        </Dialog>
      )}
    </SetForm>
  );
}
