// Saves the finished game and goes back to the dashboard; says what is wrong when that fails.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type GameTemplateForm, useSaveTemplate } from '#web/features/game-template/game-template.api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notify } from '#web/ui/notice-store.ts';
import { STEPS, type Step } from './game-draft.ts';

/** The step where a field that the server refused is filled in. */
const STEP_OF_FIELD: Record<string, Step> = {
  name: 'name',
  type: 'name',
  questionSet: 'set',
  statements: 'statements',
  parties: 'parties',
  settings: 'options',
};

export interface SaveGame {
  isPending: boolean;
  /** A sentence, while the last try failed. */
  fault: string | null;
  /** The number of the step where the fault can be mended. */
  faultStep: number | null;
  send: (form: GameTemplateForm) => void;
}

/** Takes the template's id, null for a new game, and what to do once it is saved. */
export function useSaveGame(id: string | null, onSaved: () => void): SaveGame {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  const save = useSaveTemplate(isGone ? null : id);
  const refused = save.error instanceof ApiError ? save.error : null;
  const fieldStep = Object.keys(refused?.fields ?? {}).map((field) => STEP_OF_FIELD[field.split('.')[0] ?? ''])[0];

  const sentence = (): string => {
    if (isGone) return t('save.gone');
    if (fieldStep) return t(`save.refused.${fieldStep}`);
    return refused?.code === 'NETWORK' ? t('save.offline') : t('save.failed');
  };

  return {
    isPending: save.isPending || save.isSuccess,
    fault: save.isError ? sentence() : null,
    faultStep: save.isError && fieldStep ? STEPS.indexOf(fieldStep) + 1 : null,
    send: (form) =>
      save.mutate(form, {
        onSuccess: () => {
          onSaved();
          notify('done', t(id === null || isGone ? 'save.created' : 'save.updated'));
          navigate('/teacher');
        },
        // Deleted on another device: what is here can still become a game of its own.
        onError: (error) => setGone(id !== null && error instanceof ApiError && error.status === 404),
      }),
  };
}
