import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { NOTE_MAX } from '#shared/domain/limits.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { Playable } from '#web/teacher/parts/game-draft.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import type { DropMark } from '#web/ui/lists/sortable-list.tsx';
import { CheckboxLabel } from './checkbox-label.tsx';
import { PartyViews } from './party-views.tsx';
import styles from './statement-row.module.css';

interface StatementRowProps {
  statement: Playable;
  set: QuestionSet;
  index: number;
  last: number;
  /** When it is played, from 1; null when it is left out. */
  number: number | null;
  canMove: boolean;
  isOpen: boolean;
  /** The teacher's note on it. */
  note: string;
  drop: DropMark;
  onTick: (id: string, on: boolean) => void;
  onMove: (id: string, to: number) => void;
  onToggle: (id: string) => void;
  onNote: (id: string, text: string) => void;
  /** Changes or removes an own statement. */
  onEdit: (id: string) => void;
  onGrab: (event: PointerEvent<HTMLElement>, id: string, index: number) => void;
}

/** Memoised: of hundreds of statements only the rows that change are drawn again. */
export const StatementRow = memo(function StatementRow(props: StatementRowProps) {
  const { statement, set, index, last, number, canMove, isOpen, note, drop } = props;
  const { onTick, onMove, onToggle, onNote, onEdit, onGrab } = props;
  const { t } = useTranslation('teacher-wizard');
  const { _id: id, description, own } = statement;

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to > last || to === index) return;
    onMove(id, to);
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <li className={`relative line-hair-b ${drop === 'dragged' ? 'bg-now-tint' : ''} ${styles.item}`}>
      {(drop === 'before' || drop === 'after') && (
        <span
          className={`absolute inset-x-0 z-1 h-1 bg-ink ${drop === 'before' ? 'top-0' : 'bottom-0'}`}
          aria-hidden="true"
        />
      )}
      <div className="grid grid-cols-end items-start gap-1 tablet:flex">
        <div className="col-span-full tablet:flex-1">
          <CheckboxLabel checked={number !== null} number={number} onTick={(on) => onTick(id, on)}>
            <span dir="auto" lang={CONTENT_LANGUAGE}>
              {description}
            </span>{' '}
            {own && <OwnMark />}
            {note !== '' && !isOpen && <small className="line-clamp-1 text-sm text-soft">{note}</small>}
          </CheckboxLabel>
        </div>
        <Button
          kind="text"
          size="small"
          className="-mt-2 mb-2 ml-10 justify-self-start tablet:mt-1 tablet:ml-0"
          aria-expanded={isOpen}
          aria-label={t(own ? 'statements.lookAtOwn' : 'statements.lookAt', { statement: description })}
          onClick={() => onToggle(id)}
        >
          {t('statements.look')}
          <Icon name="chevron" className={`${isOpen ? 'rotate-180' : ''} ${styles.chevron}`} />
        </Button>
        {canMove && (
          <button
            type="button"
            className={`grid min-h-tap w-12 scroll-my-24 cursor-grab touch-none place-items-center rounded-sm bg-transparent p-0 text-soft no-line hover:bg-sunken hover:text-ink focus-visible:focus-inside active:cursor-grabbing ${styles.grip}`}
            aria-label={t('statements.move', { statement: description })}
            aria-describedby="order-hint"
            onKeyDown={moveByKey}
            onPointerDown={(event) => onGrab(event, id, index)}
          >
            <Icon name="grip" />
          </button>
        )}
      </div>
      {isOpen && (
        <div className="grid grid-cols-1 gap-4 px-2 pt-1 pb-5 tablet:pl-12">
          {own === null ? (
            <PartyViews set={set} statementId={id} />
          ) : (
            <>
              <p lang={CONTENT_LANGUAGE}>
                {(own.opinions ?? set.opinionOptions.map(({ opinion }) => opinion)).join(' · ')}
              </p>
              <p>
                <Button kind="line" size="small" onClick={() => onEdit(id)}>
                  <Icon name="edit" />
                  {t('statements.edit')}
                </Button>
              </p>
            </>
          )}
          <AreaField
            label={t('statements.note')}
            hint={t('statements.noteHint')}
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            onChange={({ target }) => onNote(id, target.value)}
          />
          {canMove && (
            <p className="flex flex-wrap gap-2">
              <Button kind="line" size="small" disabled={index === 0} onClick={() => onMove(id, 0)}>
                {t('statements.first')}
              </Button>
              <Button kind="line" size="small" disabled={index === 0} onClick={() => onMove(id, index - 1)}>
                {t('statements.up')}
              </Button>
              <Button kind="line" size="small" disabled={index === last} onClick={() => onMove(id, index + 1)}>
                {t('statements.down')}
              </Button>
              <Button kind="line" size="small" disabled={index === last} onClick={() => onMove(id, last)}>
                {t('statements.last')}
              </Button>
            </p>
          )}
        </div>
      )}
    </li>
  );
});
