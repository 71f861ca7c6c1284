import { useState } from 'react';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { knownSession } from '#web/session/session-query.ts';
import { answerDraftKey, isAnswerDraft } from '#web/student/game/answer-draft.ts';
import type { ScreenProps } from '#web/student/game/game.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { ArgumentField } from '#web/student/play/argument-field.tsx';
import { OpinionOptions } from '#web/student/statement/opinion-options.tsx';
import layout from '#web/student/statement/screen.module.css';
import { StatementHeader } from '#web/student/statement/statement-header.tsx';
import { StatementText } from '#web/student/statement/statement-text.tsx';
import { useStatementHelp } from '#web/student/statement/use-statement-help.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import styles from './second-round-screen.module.css';

/**
 * Answers that arrived after their second round had begun, by statement and student. For other late answers the student
 * was told, and answered again.
 */
const late = new Set<string>();
const lateKey = (statementId: string, clientId: string | undefined): string => `${statementId} ${clientId ?? ''}`;
outbox.onRefused(({ code, statementId, round = 1, clientId }, isLate) => {
  const now = knownSession(code)?.statements.find(({ _id }) => _id === statementId);
  if (isLate && now && now.round > round) late.add(lateKey(statementId, clientId));
});

/** After the discussion: keeping the first answer takes one tap, like choosing another one, so that a tap reveals nothing. */
export function SecondRoundScreen({ phase: { place }, game }: ScreenProps<'secondRound'>) {
  const { t } = useTranslation('student-results');
  const { session } = game;
  const { _id, description, opinionOptions } = place.statement;
  const help = useStatementHelp(place.statement, game.words);
  const first = session.studentOpinions.find(({ statementId }) => statementId === _id)?.opinion;
  const draftKey = answerDraftKey(session.code, _id, game.clientId);
  // An argument that was typed too late for the first round is not lost.
  const [draft, setDraft] = useState(() => readDraft(draftKey, isAnswerDraft));
  const typed = draft !== null && draft.comment.trim() !== '' ? draft.comment : null;
  const [writes] = useState(typed !== null);
  const give = (opinion: string | null) => {
    // Text that was begun before the discussion is not offered again when this answer is changed.
    writeDraft(draftKey, typed === null ? null : { opinion, comment: typed });
    // An argument whose field was emptied is removed; one that was not asked for stays as it is.
    game.answer(_id, opinion, opinion === null || !writes ? null : (draft?.comment ?? ''));
  };
  return (
    <div className={screen.column}>
      <StatementHeader place={place} game={game} aloud={help.aloud} help={help.button} />
      <p className={styles.round}>
        <Icon name="retry" />
        {t('secondRound.tag')}
      </p>
      <StatementText text={description} words={game.words} compact={writes} />
      {late.has(lateKey(_id, game.clientId)) && (
        <p className={styles.late} role="status">
          <Icon name="info" />
          {t('secondRound.late')}
        </p>
      )}
      {writes && (
        <ArgumentField
          label={t('student:argument.label')}
          value={draft?.comment ?? ''}
          onChange={(comment) => {
            const next = { opinion: draft?.opinion ?? null, comment };
            setDraft(next);
            writeDraft(draftKey, next);
          }}
        />
      )}
      <div className={`${layout.bottom} ${styles.options}`}>
        <OpinionOptions
          question={t('secondRound.question')}
          options={opinionOptions}
          chosen={null}
          mode="at once"
          noteOn={(opinion) =>
            opinion === first && (
              <span className={styles.stay}>
                <b>{t('secondRound.first')}</b> {t('secondRound.stay')}
              </span>
            )
          }
          onChoose={give}
        />
        {session.skipQuestions && (
          <Button kind="text" onClick={() => give(null)}>
            <Icon name="skip" />
            {t('student:statement.skip')}
          </Button>
        )}
      </div>
      {help.panel}
    </div>
  );
}
