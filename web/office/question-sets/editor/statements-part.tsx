// The statements: the list on the left, the open one on the right with a row per party. Only the open one is drawn.
import { useCallback, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { withStatement } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { SetDetail, Twin } from '#web/office/question-sets/frame/set-frame.tsx';
import { StatementList } from '#web/office/question-sets/frame/statement-list.tsx';
import { randomUuid } from '#web/shell/identity.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { Completeness } from './completeness.ts';
import type { PartProps } from './part-props.ts';
import { StatementDetail } from './statement-detail.tsx';
import { type EditorPosition, fieldMark } from './use-editor-position.ts';

interface StatementsPartProps extends PartProps {
  parties: readonly Party[];
  completeness: Completeness;
  position: EditorPosition;
}

export function StatementsPart({ draft, change, errors, parties, completeness, position }: StatementsPartProps) {
  const { t } = useTranslation('office-question-sets');
  const { goTo, statementId } = position;
  // Gaps are shown for statements of an earlier visit, not for one that is being filled in.
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    () => new Set([...completeness.empty].filter(([, { size }]) => size < draft.parties.length).map(([id]) => id)),
  );
  const open = useCallback(
    (id: string) => {
      if (statementId !== null && id !== statementId) setChecked((now) => new Set(now).add(statementId));
      goTo('statements', id);
    },
    [goTo, statementId],
  );
  const add = () => {
    const id = randomUuid();
    change((now) => withStatement(now, { _id: id, description: '' }));
    goTo('statements', id, 'description');
  };
  const index = draft.statements.findIndex(({ _id }) => _id === statementId);
  const statement = draft.statements[index];
  const goOn = () => {
    const others = [...draft.statements.slice(index + 1), ...draft.statements.slice(0, Math.max(0, index))];
    const next = others.find(({ _id, description }) => description.trim() === '' || completeness.empty.has(_id));
    if (next === undefined) return add();
    const empty = parties.find(({ _id }) => completeness.empty.get(next._id)?.has(_id));
    open(next._id);
    goTo('statements', next._id, next.description.trim() === '' ? 'description' : (empty?._id ?? 'description'));
  };
  return (
    <Twin>
      <StatementList
        statements={draft.statements}
        empty={completeness.empty}
        partyCount={draft.parties.length}
        current={statementId}
        onOpen={open}
      >
        <Button kind="text" size="small" onClick={add}>
          <Icon name="plus" />
          {t('statements.add')}
        </Button>
      </StatementList>
      {statement ? (
        <StatementDetail
          key={statement._id}
          statement={statement}
          number={index + 1}
          draft={draft}
          change={change}
          errors={errors}
          parties={parties}
          empty={completeness.empty.get(statement._id)}
          isChecked={checked.has(statement._id)}
          position={position}
          neighbours={{ before: draft.statements[index - 1]?._id, after: draft.statements[index + 1]?._id }}
          onOpen={open}
          onDone={goOn}
        />
      ) : (
        <SetDetail>
          <EmptyState
            title={t('statements.none')}
            action={
              <Button onClick={add} {...fieldMark('statements', '', 'add')}>
                <Icon name="plus" />
                {t('statements.add')}
              </Button>
            }
          >
            {t('statements.noneText')}
          </EmptyState>
        </SetDetail>
      )}
    </Twin>
  );
}
