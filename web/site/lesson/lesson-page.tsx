import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useRole } from '#web/shell/use-role.ts';
import { LinkButton } from '#web/ui/core/button.tsx';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import styles from './lesson-page.module.css';
import { LONG_PLAN, SHORT_PLAN, STEPS } from './lesson-plan.ts';
import { Tour } from './tour.tsx';

/** For teachers who have never played: the course of a lesson, what to say, and what the screens look like. */
export function LessonPage() {
  const { t } = useTranslation('lesson');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <ol className={styles.steps} aria-label={t('steps.label')}>
        {STEPS.map(({ name, minutes, seats }, at) => (
          <li key={name}>
            <p className={styles.number}>
              <span>{at + 1}</span>
            </p>
            <HalfCircle seats={seats} className={styles.seats} />
            <h2>{t(`steps.${name}.title`)}</h2>
            <p className={styles.text}>{t(`steps.${name}.text`)}</p>
            <p className={styles.minutes}>{t('minutes', { minutes })}</p>
          </li>
        ))}
      </ol>
      <p className={styles.study}>{t('study')}</p>
      <Tour />
      <Folded title={t('plans.title')}>
        <div className={styles.columns}>
          <Plan title={t('plans.short', { minutes: SHORT_PLAN.minutes })} plan={SHORT_PLAN} />
          <Plan title={t('plans.long', { minutes: LONG_PLAN.minutes })} plan={LONG_PLAN} />
        </div>
      </Folded>
      <Folded title={t('say.title')}>
        <blockquote>{t('say.privacy')}</blockquote>
        <p>{t('say.device')}</p>
        <blockquote>{t('say.deviceText')}</blockquote>
      </Folded>
      <Folded title={t('hurt.title')}>
        <ol>
          <li>{t('hurt.first')}</li>
          <li>{t('hurt.second')}</li>
          <li>{t('hurt.third')}</li>
        </ol>
      </Folded>
      {(['few', 'safe', 'next'] as const).map((name) => (
        <Folded key={name} title={t(`${name}.title`)}>
          <p>{t(`${name}.text`)}</p>
        </Folded>
      ))}
      <Begin />
    </div>
  );
}

/** Parts that are read once, or only when needed. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <div className={styles.part}>{children}</div>
    </details>
  );
}

/** Links to continue; a user who is logged in needs no account. */
function Begin() {
  const { t } = useTranslation('lesson');
  const role = useRole();
  return (
    <div className={styles.begin}>
      {role === null ? (
        <>
          <p>{t('needsAccount')}</p>
          <LinkButton to="/register">{t('begin')}</LinkButton>
        </>
      ) : (
        <LinkButton to="/teacher">{t('common:nav.teacher')}</LinkButton>
      )}
      <LinkButton kind="line" to={role === null ? '/try-out' : '/teacher/try-out'}>
        {t('tryOut')}
      </LinkButton>
    </div>
  );
}

function Plan({ title, plan }: { title: string; plan: typeof LONG_PLAN | typeof SHORT_PLAN }) {
  const { t } = useTranslation('lesson');
  return (
    <section className={styles.plan}>
      <h3>{title}</h3>
      <ol>
        {plan.parts.map(({ minutes, what }) => (
          <li key={what}>
            <b>{t('minutes', { minutes })}</b>
            <span>{t(`plans.${what}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
