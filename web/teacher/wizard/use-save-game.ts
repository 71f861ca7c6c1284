import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { type GameTemplateForm, isTooMany, useSaveTemplate, useStartGame } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { STEPS, type Step } from '#web/teacher/parts/game-draft.ts';
import { notify } from '#web/ui/core/notice-store.ts';

/** The step where each field is filled in. */
const STEP_OF_FIELD: Record<string, Exclude<Step, 'check'>> = {
  name: 'name',
  type: 'name',
  questionSet: 'set',
  statements: 'statements',
  parties: 'parties',
  settings: 'options',
  ownStatements: 'statements',
  notes: 'statements',
};

export interface SaveGame {
  isPending: boolean;
  /** The error text; null unless the last try failed. */
  error: string | null;
  /** The number of the step where the error can be corrected. */
  errorStep: number | null;
  /** `starts`: a game of it is made at once, and its lobby opened. */
  send: (form: GameTemplateForm, starts: boolean) => void;
}

/** Saves the game and returns to the dashboard. `id` is the template's, null for a new game, which gets `newId`, `base` the version that was changed; `onSaved`
 * is called once it is saved. If somebody changed the template meanwhile, saving once more overwrites that. */
export function useSaveGame(id: string | null, newId: string, base: string | null, onSaved: () => void): SaveGame {
  const { t } = useTranslation('teacher-wizard');
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const isNew = id === null || isGone;
  const save = useSaveTemplate(isNew ? null : id, isOutdated ? null : base);
  const begin = useStartGame();
  const refused = save.error instanceof ApiError ? save.error : null;
  const fieldStep = Object.keys(refused?.fields ?? {}).map((field) => STEP_OF_FIELD[field.replace(/\..*/, '')])[0];

  const start = (templateId: string) =>
    begin.mutate(templateId, {
      onSuccess: ({ code }) => navigate(`/teacher/votingsession/${code}`),
      onError: (error) => {
        notify('error', t(isTooMany(error) ? 'teacher-dashboard:games.tooManyOpen' : 'save.notStarted'));
        navigate('/teacher');
      },
    });

  const sentence = (): string => {
    if (isGone) return t('save.gone');
    if (refused?.code === 'CHANGED_MEANWHILE') return t('save.outdated');
    if (fieldStep) return t(`save.refused.${fieldStep}`);
    if (isTooMany(save.error)) return t('save.tooMany');
    return refused?.code === 'NETWORK' ? t('save.offline') : t('save.failed');
  };

  return {
    // Until the next page is there: a second click would make a second game.
    isPending: save.isPending || save.isSuccess || begin.isPending,
    error: save.isError ? sentence() : null,
    errorStep: save.isError && fieldStep ? STEPS.indexOf(fieldStep) + 1 : null,
    send: (form, starts) =>
      save.mutate(isNew ? { ...form, withId: newId } : form, {
        onSuccess: (saved) => {
          onSaved();
          if (starts) return start(saved._id);
          notify('done', t(isNew ? 'save.created' : 'save.updated'));
          navigate('/teacher');
        },
        onError: (error) => {
          const code = errorCodeOf(error);
          // Deleted on another device: the draft can still be saved as a new game.
          setGone(id !== null && code === 'NOT_FOUND');
          setOutdated((before) => before || code === 'CHANGED_MEANWHILE');
        },
      }),
  };
}
