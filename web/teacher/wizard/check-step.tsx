import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { switchesFor } from '#shared/domain/game-settings.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { settings } from '#web/shell/settings.ts';
import { playedOf, STEPS, type Step } from '#web/teacher/parts/game-draft.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import type { ChoiceStepProps } from './step-props.ts';
import styles from './steps.module.css';

export function CheckStep({ draft, set, choice }: ChoiceStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const statements = playedOf(draft, set, choice);
  const parties = set.parties.filter(({ _id }) => choice.parties.includes(_id));
  const tempo = draft.settings.includes('own_tempo') ? 'student' : 'teacher';
  return (
    <>
      <p className={styles.time}>
        <LinkButton kind="line" size="small" to={`?step=${STEPS.length}&sheet`}>
          <Icon name="document" />
          {t('check.sheet')}
        </LinkButton>
      </p>
      <div className={styles.parts}>
        <Part step="name">
          <p>
            <b>{draft.name.trim()}</b>
          </p>
          {draft.classLabel.trim() && <p>{t('name.forClass', { name: draft.classLabel.trim() })}</p>}
          <p>{t(`teacher-dashboard:type.${draft.type}`)}</p>
        </Part>
        <Part step="set">
          <p>
            <b>{set.name}</b>
          </p>
          <p>{set.opinionOptions.map(({ opinion }) => opinion).join(', ')}</p>
        </Part>
        <Part step="statements" count={t('teacher-dashboard:statements', { count: statements.length })}>
          <ol className={styles.played}>
            {statements.map(({ _id, description, own }) => (
              <li key={_id}>
                <span lang={CONTENT_LANGUAGE}>{description}</span> {own && <OwnMark />}
              </li>
            ))}
          </ol>
        </Part>
        <Part step="parties" count={t('set.parties', { count: parties.length })}>
          <ul className={styles.chips}>
            {parties.map(({ _id, name, color }) => (
              <li key={_id}>
                <ColorChip color={color} />
                {name}
              </li>
            ))}
          </ul>
        </Part>
        <Part step="options">
          <ul className={styles.settings}>
            <li>
              <Icon name="clock" />
              {t(`options.tempos.${tempo}.title`)}
            </li>
            {switchesFor(draft.type, draft.settings).map((setting) => {
              const isOn =
                draft.settings.includes(setting) || (setting === 'aggregates_only' && settings.strictAnonymity);
              return (
                <li key={setting} data-on={isOn}>
                  <Icon name={isOn ? 'check' : 'close'} />
                  {t('check.option', {
                    option: t(`options.${setting}.title`),
                    state: t(isOn ? 'options.on' : 'options.off'),
                  })}
                </li>
              );
            })}
          </ul>
        </Part>
      </div>
    </>
  );
}

function Part({ step, count, children }: { step: Step; count?: string; children: ReactNode }) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <section className={styles.part}>
      <h2>
        {t(`step.${step}`)}
        {count && <small>{count}</small>}
      </h2>
      <div>{children}</div>
      <Link to={`?step=${STEPS.indexOf(step) + 1}`}>
        <span aria-hidden="true">{t('check.change')}</span>
        <VisuallyHidden>{t('check.changeOf', { step: t(`step.${step}`) })}</VisuallyHidden>
      </Link>
    </section>
  );
}
