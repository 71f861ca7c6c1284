// The teacher's own statements of earlier games, also those that came on the spot, to ask again.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { ownKey } from '#shared/domain/own-statement.ts';
import { ownStatementsQuery } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { withOwnStatement, withoutOwnStatement } from '#web/teacher/parts/game-draft.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch, SEARCH_FROM } from '#web/ui/lists/text-search.ts';
import { CheckboxLabel } from './checkbox-label.tsx';
import styles from './earlier-own.module.css';
import type { StepProps } from './step-props.ts';

interface EarlierOwnProps extends Pick<StepProps, 'draft' | 'change'> {
  set: QuestionSet;
}

/** The button and its dialog; nothing for who has written none yet. */
export function EarlierOwn({ set, draft, change }: EarlierOwnProps) {
  const { t } = useTranslation('teacher-own');
  const { data: earlier = [] } = useQuery(ownStatementsQuery);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  if (earlier.length === 0) return null;
  const chosen = new Map(
    draft.ownStatements.map(({ _id, description, opinions }) => [ownKey(description, opinions), _id]),
  );
  const isFull = draft.ownStatements.length >= OWN_STATEMENTS_MAX;
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        <Icon name="copy" />
        {t('earlier.title')}
      </Button>
      {isOpen && (
        <TitledDialog title={t('earlier.title')} className={styles.dialog} onClose={() => setOpen(false)}>
          <p>{t('earlier.lead')}</p>
          {earlier.length >= SEARCH_FROM && (
            <SearchField label={t('earlier.search')} value={search} onSearch={setSearch} />
          )}
          <ul className="grid max-h-panel grid-cols-1 overflow-y-auto wrap-anywhere line-hair-t">
            {earlier
              .filter(({ description }) => matchesSearch(description, wanted))
              .map(({ description, opinions }) => {
                const key = ownKey(description, opinions);
                const id = chosen.get(key);
                return (
                  <li key={key} className="line-hair-b">
                    <CheckboxLabel
                      checked={id !== undefined}
                      disabled={id === undefined && isFull}
                      onTick={() =>
                        change((before) =>
                          id === undefined
                            ? withOwnStatement(before, set, { _id: randomUuid(), description, opinions })
                            : withoutOwnStatement(before, id),
                        )
                      }
                    >
                      <span dir="auto" lang={CONTENT_LANGUAGE}>
                        {description}
                      </span>
                      {opinions && (
                        <small className="block text-soft" lang={CONTENT_LANGUAGE}>
                          {opinions.join(' · ')}
                        </small>
                      )}
                    </CheckboxLabel>
                  </li>
                );
              })}
          </ul>
          {isFull && <p>{t('earlier.full', { max: OWN_STATEMENTS_MAX })}</p>}
          <p className={look.choices}>
            <Button onClick={() => setOpen(false)}>{t('earlier.done')}</Button>
          </p>
        </TitledDialog>
      )}
    </>
  );
}
