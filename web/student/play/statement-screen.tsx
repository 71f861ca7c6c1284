import { writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { answerDraftKey } from '#web/student/game/answer-draft.ts';
import type { ScreenProps } from '#web/student/game/game.ts';
import { OpinionOptions } from '#web/student/statement/opinion-options.tsx';
import { OwnTempoSteps } from '#web/student/statement/own-tempo-steps.tsx';
import styles from '#web/student/statement/screen.module.css';
import { StatementHeader } from '#web/student/statement/statement-header.tsx';
import { StatementText } from '#web/student/statement/statement-text.tsx';
import { useStatementHelp } from '#web/student/statement/use-statement-help.tsx';
import { CommonIcon } from '#web/ui/common/common-icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { ArgumentForm } from './argument-form.tsx';

export function StatementScreen({ phase: { place, answer }, game }: ScreenProps<'statement'>) {
  const { t } = useTranslation('student');
  const { session } = game;
  const { _id, description, opinionOptions } = place.statement;
  const help = useStatementHelp(place.statement, game.words);
  const isParty = session.type === 'party';
  const draftKey = answerDraftKey(session.code, _id, game.clientId);
  const question = t(isParty ? 'statement.partyQuestion' : 'statement.question');
  const others = (
    <>
      {session.skipQuestions && (
        <Button
          kind="text"
          onClick={() => {
            writeDraft(draftKey, null);
            game.answer(_id, null, '');
          }}
        >
          <CommonIcon name="skip" />
          {t('statement.skip')}
        </Button>
      )}
      {answer && (
        <Button
          kind="text"
          onClick={() => {
            // What is still to be sent may be refused: until it is stored its text stays.
            const { status, opinion, comment } = answer;
            writeDraft(draftKey, status === 'saved' || comment === '' ? null : { opinion, comment });
            game.change(null);
          }}
        >
          {t('statement.keep')}
        </Button>
      )}
      {place.own && !answer && <OwnTempoSteps place={place} game={game} />}
    </>
  );
  return (
    <div className={screen.column}>
      <StatementHeader place={place} game={game} aloud={help.aloud} help={help.button} />
      <StatementText text={description} words={game.words} compact={session.argumentsEnabled} />
      {session.argumentsEnabled ? (
        <ArgumentForm
          draftKey={draftKey}
          statement={place.statement}
          question={question}
          why={t(isParty ? 'argument.partyLabel' : 'argument.label')}
          given={answer}
          onSend={(opinion, comment) => game.answer(_id, opinion, comment)}
        >
          {others}
        </ArgumentForm>
      ) : (
        <div className={styles.bottom}>
          <OpinionOptions
            question={question}
            options={opinionOptions}
            chosen={answer?.opinion ?? null}
            mode="at once"
            onChoose={(opinion) => game.answer(_id, opinion, '')}
          />
          {others}
        </div>
      )}
      {help.panel}
    </div>
  );
}
