import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { type DraftPartyOpinion, type DraftStatement, withoutStatement } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ListFilter } from '#web/office/question-sets/frame/list-filter.tsx';
import { SetDetail } from '#web/office/question-sets/frame/set-frame.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import fields from '#web/ui/common/field.module.css';
import { FieldError } from '#web/ui/common/field.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { changeOpinion, changeStatement } from './draft.ts';
import { errorAt } from './draft-errors.ts';
import { DrawingChoice } from './drawing-choice.tsx';
import { draftErrorText } from './error-text.ts';
import type { PartProps } from './part-props.ts';
import { PartyRow } from './party-row.tsx';
import { type EditorPosition, fieldMark } from './use-editor-position.ts';
import { WordsFields } from './words-fields.tsx';

interface StatementDetailProps extends PartProps {
  statement: DraftStatement;
  number: number;
  parties: readonly Party[];
  /** The parties without an opinion. */
  empty: ReadonlySet<string> | undefined;
  /** Empty fields are shown as missing. */
  isChecked: boolean;
  position: EditorPosition;
  neighbours: { before: string | undefined; after: string | undefined };
  onOpen: (id: string) => void;
  /** Goes to the next incomplete statement, or to a new one. */
  onDone: () => void;
}

/**
 * Alt with the arrows up and down opens the statement before and after; Ctrl with Enter moves to the next empty
 * opinion, and after the last one to the next statement.
 */
export function StatementDetail(props: StatementDetailProps) {
  const { statement, number, draft, change, errors, parties, empty, isChecked, position, neighbours, onOpen, onDone } =
    props;
  const { t } = useTranslation('office-question-sets');
  const [onlyEmpty, setOnlyEmpty] = useState<ReadonlySet<string> | null>(null);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const { _id: id } = statement;
  const { goTo } = position;

  const opinions = useMemo(
    () => new Map(draft.partyOpinions.filter((one) => one.statementId === id).map((one) => [one.partyId, one])),
    [draft.partyOpinions, id],
  );
  const changeOne = useCallback(
    (partyId: string, next: Partial<Pick<DraftPartyOpinion, 'optionId' | 'comment'>>) =>
      change((now) => changeOpinion(now, id, partyId, next)),
    [change, id],
  );
  const chosen = new Set(draft.parties);
  const rows = parties.filter(({ _id }) => chosen.has(_id));
  // A jump may go to a row that the filter hides. Rows that were empty when the filter was set stay visible.
  const shown = onlyEmpty ? rows.filter(({ _id }) => onlyEmpty.has(_id)) : rows;
  const filled = rows.length - (empty?.size ?? 0);
  const opinionCount = [...opinions.values()].filter(({ optionId, comment }) => optionId !== null || comment).length;
  const error = draftErrorText(t, errorAt(errors, 'statements', id, 'description'));

  /** Downwards from the row that has the focus, then to the next incomplete statement. */
  const goToNextEmpty = () => {
    const focused = document.activeElement?.closest('[data-party]')?.getAttribute('data-party');
    const from = rows.findIndex(({ _id }) => _id === focused);
    const next = [...rows.slice(from + 1), ...rows.slice(0, from + 1)].find(({ _id }) => empty?.has(_id));
    if (!next) {
      if (statement.description.trim() === '') goTo('statements', id, 'description');
      else onDone();
      return;
    }
    setOnlyEmpty((now) => (now && empty ? empty : now));
    goTo('statements', id, next._id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey && event.key === 'Enter') {
      event.preventDefault();
      goToNextEmpty();
    }
    const neighbour = event.altKey ? { ArrowUp: neighbours.before, ArrowDown: neighbours.after }[event.key] : undefined;
    if (neighbour === undefined) return;
    event.preventDefault();
    onOpen(neighbour);
    goTo('statements', neighbour, 'description');
  };
  const remove = () => {
    change((now) => withoutStatement(now, id));
    const next = neighbours.after ?? neighbours.before;
    if (next === undefined) goTo('statements', '', 'add');
    else goTo('statements', next, 'description');
  };

  return (
    <SetDetail aria-label={t('statements.label', { number })} onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label className="font-strong" htmlFor="statement-text">
          {t('statements.label', { number })}
        </label>
        <Button kind="danger" size="small" onClick={() => (opinionCount > 0 ? setAsksToRemove(true) : remove())}>
          <Icon name="bin" />
          {t('statements.remove')}
        </Button>
        <textarea
          dir="auto"
          id="statement-text"
          className={`${fields.input} block resize-y field-sizing-content text-lg title leading-tight`}
          rows={1}
          lang={CONTENT_LANGUAGE}
          value={statement.description}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'statement-error' : undefined}
          onChange={({ target }) => change((now) => changeStatement(now, id, { description: target.value }))}
          {...fieldMark('statements', id, 'description')}
        />
        {error && (
          <div className="basis-full">
            <FieldError id="statement-error">{error}</FieldError>
          </div>
        )}
      </div>
      <DrawingChoice statement={statement} change={change} />
      <WordsFields statement={statement} change={change} errors={errors} jump={position.jump} />
      <div className="-top-4 z-1 mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 bg-surface pt-4 pb-2 line-ink-b roomy:sticky">
        <h2 className="mr-auto text-lg">
          {t('opinions.title')}{' '}
          <span className="text-soft figures">{t('opinions.count', { filled, total: rows.length })}</span>
        </h2>
        <ListFilter isOn={onlyEmpty !== null} onToggle={(isOn) => setOnlyEmpty(isOn ? (empty ?? new Set()) : null)}>
          {t('opinions.onlyEmpty')}
        </ListFilter>
        <Button kind="text" size="small" disabled={!empty} title={t('opinions.nextEmptyKeys')} onClick={goToNextEmpty}>
          {t('opinions.nextEmpty')}
          <Icon name="chevron" />
        </Button>
      </div>
      {rows.length === 0 && <p className="py-4 text-soft">{t('opinions.noParties')}</p>}
      {rows.length > 0 && shown.length === 0 && <p className="py-4 text-soft">{t('opinions.noneEmpty')}</p>}
      <div>
        {shown.map((party) => (
          <PartyRow
            key={party._id}
            statementId={id}
            party={party}
            opinion={opinions.get(party._id)}
            options={draft.opinionOptions}
            isMissing={isChecked && empty?.has(party._id) === true}
            commentError={draftErrorText(t, errorAt(errors, 'statements', id, `comment:${party._id}`))}
            onChange={changeOne}
          />
        ))}
      </div>
      {asksToRemove && (
        <Dialog
          title={t('statements.removeTitle', { number })}
          cancel={t('statements.keep')}
          confirm={t('statements.remove')}
          destroys
          onCancel={() => setAsksToRemove(false)}
          onConfirm={remove}
        >
          <p>{t('statements.removeText', { count: opinionCount })}</p>
        </Dialog>
      )}
    </SetDetail>
  );
}
