// A statement and its answers: a tap answers at once, or one writes why before sending.
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '#web/lib/content-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import screen from '#web/ui/screen.module.css';
import { OpinionOptions } from '#web/widgets/opinion-options.tsx';
import { StatementText } from '#web/widgets/statement-text.tsx';
import { ArgumentForm } from './argument-form.tsx';
import type { ScreenProps } from './game.ts';
import { OwnTempoSteps } from './own-tempo-steps.tsx';
import styles from './screen.module.css';
import { WhereLine } from './where-line.tsx';

export function StatementScreen({ phase: { place, answer }, game }: ScreenProps<'statement'>) {
  const { t } = useTranslation('student');
  const { session } = game;
  const { _id, description, opinionOptions } = place.statement;
  const isParty = session.type === 'party';
  const question = t(isParty ? 'statement.partyQuestion' : 'statement.question');
  const others = (
    <>
      {session.skipQuestions && (
        <Button kind="text" onClick={() => game.answer(_id, null, '')}>
          <Icon name="skip" />
          {t('statement.skip')}
        </Button>
      )}
      {answer && (
        <Button kind="text" onClick={() => game.change(null)}>
          {t('statement.keep')}
        </Button>
      )}
      {place.own && !answer && <OwnTempoSteps place={place} game={game} />}
    </>
  );
  return (
    <div className={screen.column}>
      <WhereLine place={place} game={game} aloud={description} />
      <StatementText
        text={description}
        language={CONTENT_LANGUAGE}
        words={game.words}
        compact={session.argumentsEnabled}
      />
      {session.argumentsEnabled ? (
        <ArgumentForm
          code={session.code}
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
    </div>
  );
}
