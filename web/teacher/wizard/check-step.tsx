import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { switchesFor } from '#shared/domain/game-settings.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { settings } from '#web/shell/settings.ts';
import { chosenStatements, STEPS, type Step } from '#web/teacher/parts/game-draft.ts';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import type { ChoiceStepProps } from './step-props.ts';

export function CheckStep({ draft, set, choice }: ChoiceStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const statements = chosenStatements(draft, set, choice);
  const parties = set.parties.filter(({ _id }) => choice.parties.includes(_id));
  const tempo = draft.settings.includes('own_tempo') ? 'student' : 'teacher';
  return (
    <div className="mt-6 line-ink-t">
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
        <ol className="grid grid-cols-1 gap-1 list-decimal pl-8 figures marker:text-soft">
          {statements.map(({ _id, description, own }) => (
            <li key={_id}>
              <span dir="auto" lang={CONTENT_LANGUAGE}>
                {description}
              </span>{' '}
              {own && <OwnMark />}
            </li>
          ))}
        </ol>
      </Part>
      <Part step="parties" count={t('set.parties', { count: parties.length })}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {parties.map(({ _id, name, color }) => (
            <li key={_id} className="flex items-center gap-2">
              <ColorChip color={color} />
              <span translate="no">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part step="options">
        <ul className="grid grid-cols-1 gap-1">
          <li className="flex items-center gap-2">
            <Icon name="clock" />
            <span>{t(`options.tempos.${tempo}.title`)}</span>
          </li>
          {switchesFor(draft.type, draft.settings).map((setting) => {
            const isOn =
              draft.settings.includes(setting) || (setting === 'aggregates_only' && settings.strictAnonymity);
            return (
              <li key={setting} className={`flex items-center gap-2 ${isOn ? '' : 'text-soft'}`}>
                <Icon name={isOn ? 'check' : 'close'} />
                <span>
                  {t('check.option', {
                    option: t(`options.${setting}.title`),
                    state: t(isOn ? 'options.on' : 'options.off'),
                  })}
                </span>
              </li>
            );
          })}
        </ul>
      </Part>
    </div>
  );
}

function Part({ step, count, children }: { step: Step; count?: string; children: ReactNode }) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <section className="grid grid-cols-end items-baseline gap-x-6 gap-y-1 py-4 line-hair-b tablet:grid-cols-part">
      <h2 className="text-lg">
        <span>{t(`step.${step}`)}</span>
        {count && <small className="mt-1 block font-body text-sm font-soft text-soft">{count}</small>}
      </h2>
      <div className="order-1 col-span-full max-w-measure wrap-anywhere tablet:order-none tablet:col-auto">
        {children}
      </div>
      <Link className="font-strong" to={`?step=${STEPS.indexOf(step) + 1}`}>
        <span aria-hidden="true">{t('check.change')}</span>
        <VisuallyHidden>{t('check.changeOf', { step: t(`step.${step}`) })}</VisuallyHidden>
      </Link>
    </section>
  );
}
