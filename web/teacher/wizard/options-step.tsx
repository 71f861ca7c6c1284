import { type GameSetting, switchesFor } from '#shared/domain/game-settings.ts';
import { TEMPOS } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { toggled } from '#web/teacher/parts/game-draft.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { StepProps } from './step-props.ts';

/** In sight; the others are folded, because their first values are good for most classes. */
const FIRST = 'own_arguments';

export function OptionsStep({ draft, change }: StepProps) {
  const { t } = useTranslation('teacher-wizard');
  const isOwnTempo = draft.settings.includes('own_tempo');
  const toggle = (setting: GameSetting, on: boolean) =>
    change((before) => ({ ...before, settings: toggled(before.settings, [setting], on) }));
  const switches = switchesFor(draft.type, draft.settings);
  const card = (setting: (typeof switches)[number]) => {
    const isFixed = setting === 'aggregates_only' && settings.strictAnonymity;
    return (
      <ChoiceCard
        key={setting}
        type="checkbox"
        title={t(`options.${setting}.title`)}
        checked={isFixed || draft.settings.includes(setting)}
        isFixed={isFixed}
        onChange={(on) => toggle(setting, on)}
      >
        <span>{t(`options.${setting}.text`)}</span>
        {isFixed && <span>{t('options.aggregates_only.strict')}</span>}
      </ChoiceCard>
    );
  };
  return (
    <div className="mt-6 grid max-w-fields grid-cols-1 content-start gap-6">
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-2 font-strong">{t('options.may')}</legend>
        {card(FIRST)}
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-2 font-strong">{t('options.tempo')}</legend>
        {TEMPOS.map((tempo) => (
          <ChoiceCard
            key={tempo}
            type="radio"
            name="tempo"
            title={t(`options.tempos.${tempo}.title`)}
            checked={isOwnTempo === (tempo === 'student')}
            onChange={() => toggle('own_tempo', tempo === 'student')}
          >
            <span>{t(`options.tempos.${tempo}.text`)}</span>
          </ChoiceCard>
        ))}
      </fieldset>
      <details>
        <summary className="w-fit cursor-pointer py-2 font-strong">{t('options.more')}</summary>
        <fieldset className="grid grid-cols-1 gap-3" aria-label={t('options.more')}>
          {switches.filter((setting) => setting !== FIRST).map(card)}
        </fieldset>
      </details>
    </div>
  );
}
