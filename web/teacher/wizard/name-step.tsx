import { CLASS_LABEL_MAX, NAME_MAX } from '#shared/domain/limits.ts';
import { isBlank } from '#shared/domain/text.ts';
import { GAME_TYPES, type GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { GameDraft } from '#web/teacher/parts/game-draft.ts';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { filledName } from './filled-name.ts';
import type { StepProps } from './step-props.ts';

const OPINIONS = ['#2f6fde', '#e4632d', '#98a2a0', '#2f6fde'] as const;
const PARTIES = ['#1864b0', '#0e9076', '#b5541c', '#7a4fb0'] as const;
const seats = (seatAt: (at: number) => Seat | undefined): readonly Seat[] =>
  Array.from({ length: 19 }, (_, at) => seatAt(at) ?? 'filled');

/**
 * A picture of a class: in a debate everybody has an opinion of their own, in a party game students sit with a party.
 */
const SEATS: Record<GameType, readonly Seat[]> = {
  debate: seats((at) => OPINIONS[(at * 3) % OPINIONS.length]),
  party: seats((at) => PARTIES[Math.floor(at / 5)]),
};

export function NameStep({ draft, change, onNext }: StepProps & { onNext: () => void }) {
  const { t, i18n } = useTranslation('teacher-wizard');
  /** A name that was filled in follows the type; one that was typed stays. */
  const renamed = ({ name, type: before }: GameDraft, type: GameType): string =>
    name === filledName(t, i18n.language, before) ? filledName(t, i18n.language, type) : name;
  return (
    <form
      className="mt-6 grid max-w-fields grid-cols-1 content-start gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(draft.name)) onNext();
      }}
    >
      <fieldset className="grid grid-cols-lessons gap-3">
        <legend className="mb-2 font-strong">{t('name.type')}</legend>
        {GAME_TYPES.map((type) => (
          <ChoiceCard
            key={type}
            type="radio"
            name="type"
            title={t(`teacher-dashboard:type.${type}`)}
            checked={draft.type === type}
            onChange={() => change((before) => ({ ...before, type, name: renamed(before, type) }))}
          >
            <span>{t(`name.types.${type}`)}</span>
            <span className="mt-3 w-picture">
              <HalfCircle seats={SEATS[type]} />
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      {draft.type === 'party' && draft.ownStatements.length > 0 && <FormAlert>{t('name.ownLost')}</FormAlert>}
      <TextField
        label={t('name.label')}
        hint={t('name.hint')}
        name="name"
        value={draft.name}
        maxLength={NAME_MAX}
        autoComplete="off"
        required
        enterKeyHint="next"
        onChange={(event) => {
          const name = event.target.value;
          change((before) => ({ ...before, name }));
        }}
      />
      <TextField
        label={t('name.class')}
        hint={t('name.classHint')}
        name="class"
        value={draft.classLabel}
        maxLength={CLASS_LABEL_MAX}
        autoComplete="off"
        enterKeyHint="next"
        onChange={(event) => {
          const classLabel = event.target.value;
          change((before) => ({ ...before, classLabel }));
        }}
      />
      {/* Enter sends a form of several fields only if it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}
