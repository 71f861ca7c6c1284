// Several statements of the teacher's own at once: a list that they have elsewhere, one a line.
import { type FormEvent, useState } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { OWN_STATEMENT_MAX, OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { withOwnStatement } from '#web/teacher/parts/game-draft.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import look from '#web/ui/forms/dialog.module.css';
import styles from './earlier-own.module.css';
import { statementsIn } from './own-list.ts';
import type { StepProps } from './step-props.ts';

interface PasteOwnListProps extends Pick<StepProps, 'draft' | 'change'> {
  set: QuestionSet;
}

/** The button and its dialog. */
export function PasteOwnList({ set, draft, change }: PasteOwnListProps) {
  const { t } = useTranslation('teacher-own');
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const listed = statementsIn(
    list,
    draft.ownStatements.map(({ description }) => description),
  );
  const marked = listed.filter(({ problem }) => problem !== null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (listed.length === 0 || marked.length > 0) return;
    change((before) =>
      listed.reduce(
        (after, { text }) => withOwnStatement(after, set, { _id: randomUuid(), description: text, opinions: null }),
        before,
      ),
    );
    setList('');
    setWasTried(false);
    setOpen(false);
  };
  const error =
    wasTried && listed.length === 0
      ? t('error.empty')
      : marked.length > 0
        ? t('list.marked', { count: marked.length })
        : undefined;
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        <Icon name="document" />
        {t('list.title')}
      </Button>
      {isOpen && (
        <TitledDialog title={t('list.title')} className={styles.dialog} onClose={() => setOpen(false)}>
          <form className="grid grid-cols-1 gap-4" noValidate onSubmit={add}>
            <AreaField
              label={t('list.label')}
              hint={t('list.hint')}
              error={error}
              rows={6}
              lang={CONTENT_LANGUAGE}
              value={list}
              onChange={({ target }) => setList(target.value)}
            />
            {listed.length > 0 && (
              <ol className="grid max-h-panel grid-cols-1 overflow-y-auto wrap-anywhere line-hair-t">
                {listed.map(({ line, text, problem }) => (
                  <li key={line} className="px-1 py-2 line-hair-b">
                    <span dir="auto" lang={CONTENT_LANGUAGE}>
                      {text}
                    </span>
                    {problem && (
                      <small className="flex items-center gap-1 font-strong text-danger">
                        <Icon name="alert" />
                        <span>
                          {t(`list.problem.${problem}`, {
                            line,
                            max: problem === 'long' ? OWN_STATEMENT_MAX : OWN_STATEMENTS_MAX,
                          })}
                        </span>
                      </small>
                    )}
                  </li>
                ))}
              </ol>
            )}
            <p className={look.choices}>
              <Button kind="line" onClick={() => setOpen(false)}>
                {t('close')}
              </Button>
              <Button type="submit">{t('list.add', { count: listed.length })}</Button>
            </p>
          </form>
        </TitledDialog>
      )}
    </>
  );
}
