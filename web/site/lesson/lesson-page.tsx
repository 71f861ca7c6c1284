import { useTranslation } from '#web/i18n/use-translation.ts';
import { useRole } from '#web/shell/use-role.ts';
import { LinkButton } from '#web/ui/core/button.tsx';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import styles from './lesson-page.module.css';
import { LONG_PLAN, SHORT_PLAN, STEPS } from './lesson-plan.ts';
import { Tour } from './tour.tsx';

/** For teachers who have never played: how a lesson goes, what to say, and what the screens look like. */
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
      <section className={styles.plans}>
        <h2>{t('plans.title')}</h2>
        <div className={styles.columns}>
          <Plan title={t('plans.short')} plan={SHORT_PLAN} />
          <Plan title={t('plans.long')} plan={LONG_PLAN} />
        </div>
      </section>
      <div className={styles.columns}>
        <section className={styles.part}>
          <h2>{t('say.title')}</h2>
          <blockquote>{t('say.privacy')}</blockquote>
          <p>{t('say.device')}</p>
          <blockquote>{t('say.deviceText')}</blockquote>
        </section>
        <section className={styles.part}>
          <h2>{t('hurt.title')}</h2>
          <ol>
            <li>{t('hurt.first')}</li>
            <li>{t('hurt.second')}</li>
            <li>{t('hurt.third')}</li>
          </ol>
        </section>
      </div>
      <div className={styles.columns}>
        {(['few', 'safe', 'next'] as const).map((name) => (
          <section key={name} className={styles.part}>
            <h2>{t(`${name}.title`)}</h2>
            <p>{t(`${name}.text`)}</p>
          </section>
        ))}
      </div>
      <Tour />
      <Begin />
    </div>
  );
}

/** Where to go from here; a user who is logged in needs no account any more. */
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
      <LinkButton kind="line" to="/teacher/try-out">
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
        {plan.map(({ minutes, what }) => (
          <li key={what}>
            <b>{t('minutes', { minutes })}</b>
            <span>{t(`plans.${what}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
