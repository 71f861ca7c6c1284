import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { type GameTemplateForm, isTooMany, useSaveTemplate, useStartGame } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { STEPS, type Step } from '#web/teacher/parts/game-draft.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import type { Conflict } from '#web/widgets/conflict/conflict-dialog.tsx';

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

/** Why a save was refused that can be made all the same. */
const CONFLICTS: Readonly<Record<string, Conflict>> = { CHANGED_MEANWHILE: 'changed', NOT_FOUND: 'removed' };

export interface SaveGame {
  isPending: boolean;
  /** The error text; null unless the last try failed. */
  error: string | null;
  /** The number of the step where the error can be corrected. */
  errorStep: number | null;
  /** `starts`: a game of it is made at once, and its lobby opened. */
  send: (form: GameTemplateForm, starts: boolean) => void;
  /** The change of the template elsewhere, until the user decides. */
  conflict: Conflict | null;
  /** Saves all the same: over what is stored, or as a new game. */
  keep: () => void;
  decideLater: () => void;
}

/** Saves the game and returns to the dashboard. `id` is the template's, null for a new game, which gets `newId`, `base` the version that was changed; `onSaved`
 * is called once it is saved. */
export function useSaveGame(id: string | null, newId: string, base: number | null, onSaved: () => void): SaveGame {
  const { t } = useTranslation('teacher-wizard');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<{ conflict: Conflict; form: GameTemplateForm; starts: boolean } | null>(null);
  const save = useSaveTemplate();
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
    if (fieldStep) return t(`save.refused.${fieldStep}`);
    if (isTooMany(save.error)) return t('save.tooMany');
    return refused?.code === 'NETWORK' ? t('save.offline') : t('save.failed');
  };

  const send = (body: GameTemplateForm, starts: boolean, target: string | null, version: number | null) => {
    setRefusal(null);
    save.mutate(
      { id: target, newId, body, version },
      {
        onSuccess: (saved) => {
          onSaved();
          if (starts) return start(saved._id);
          notify('done', t(target === null ? 'save.created' : 'save.updated'));
          navigate('/teacher');
        },
        onError: (error) => {
          const conflict = target === null ? undefined : CONFLICTS[errorCodeOf(error)];
          if (conflict) setRefusal({ conflict, form: body, starts });
        },
      },
    );
  };

  return {
    // Until the next page is there: a second click would make a second game.
    isPending: save.isPending || save.isSuccess || begin.isPending,
    error: save.isError && refusal === null ? sentence() : null,
    errorStep: save.isError && fieldStep ? STEPS.indexOf(fieldStep) + 1 : null,
    send: (form, starts) => send(form, starts, id, base),
    conflict: refusal?.conflict ?? null,
    keep: () => refusal && send(refusal.form, refusal.starts, refusal.conflict === 'removed' ? null : id, null),
    decideLater: () => setRefusal(null),
  };
}
