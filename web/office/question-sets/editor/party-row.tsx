import { memo } from 'react';
import type { Party } from '#shared/contract/party.ts';
import type { DraftPartyOpinion } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import fields from '#web/ui/common/field.module.css';
import { FieldError } from '#web/ui/common/field.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import type { EditorOption } from './draft.ts';
import { fieldMark } from './use-editor-position.ts';

interface PartyRowProps {
  statementId: string;
  party: Party;
  opinion: DraftPartyOpinion | undefined;
  options: readonly EditorOption[];
  isMissing: boolean;
  commentError: string | undefined;
  onChange: (partyId: string, change: Partial<Pick<DraftPartyOpinion, 'optionId' | 'comment'>>) => void;
}

/** Memoised: with forty rows, only those that change are drawn again. */
export const PartyRow = memo(function PartyRow(props: PartyRowProps) {
  const { statementId, party, opinion, options, isMissing, commentError, onChange } = props;
  const { t } = useTranslation('office-question-sets');
  const { _id: id, name, color } = party;
  return (
    <div
      className={`-mx-3 flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 line-hair-b tablet:py-1 ${isMissing ? 'bg-danger edge-danger' : ''}`}
      data-party={id}
    >
      <p
        className="flex grow basis-cell items-center gap-2 text-sm leading-tight font-strong wrap-anywhere"
        id={`party-${id}`}
      >
        <ColorChip color={color} />
        <span translate="no">{name}</span>
      </p>
      <AnswerChoice
        mark={fieldMark('statements', statementId, id)}
        labelledBy={`party-${id}`}
        name={`opinion-${id}`}
        options={options}
        value={opinion?.optionId ?? null}
        errorId={isMissing ? `missing-${id}` : undefined}
        onChoose={(next) => onChange(id, { optionId: next })}
      />
      <div className="grow basis-cell">
        <textarea
          dir="auto"
          className={`${fields.input} block h-12 resize-none overflow-hidden text-sm text-ellipsis whitespace-nowrap focus:h-24 focus:overflow-auto focus:whitespace-pre-wrap`}
          rows={1}
          lang={CONTENT_LANGUAGE}
          aria-label={t('opinions.commentOf', { name })}
          placeholder={t('opinions.comment')}
          value={opinion?.comment ?? ''}
          aria-invalid={commentError ? true : undefined}
          aria-describedby={commentError ? `comment-${id}` : undefined}
          onChange={({ target }) => onChange(id, { comment: target.value })}
          {...fieldMark('statements', statementId, `comment:${id}`)}
        />
        {commentError && <FieldError id={`comment-${id}`}>{commentError}</FieldError>}
      </div>
      {isMissing && (
        <div className="basis-full">
          <FieldError id={`missing-${id}`}>{t('opinions.choose')}</FieldError>
        </div>
      )}
    </div>
  );
});
