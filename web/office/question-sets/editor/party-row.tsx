import { memo } from 'react';
import type { Party } from '#shared/contract/party.ts';
import type { DraftPartyOpinion } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { FieldError } from '#web/ui/common/field.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import type { EditorOption } from './draft.ts';
import styles from './party-row.module.css';
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
    <div className={styles.row} data-party={id} data-missing={isMissing || undefined}>
      <p className={styles.party} id={`party-${id}`}>
        <ColorChip color={color} />
        {name}
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
      <div className={styles.comment}>
        <textarea
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
        <div className={styles.error}>
          <FieldError id={`missing-${id}`}>{t('opinions.choose')}</FieldError>
        </div>
      )}
    </div>
  );
});
