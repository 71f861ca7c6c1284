import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { ApiError } from '#web/client/api-error.ts';
import { gameTemplatesQuery, isTooMany, useSaveTemplate, useStartGame } from '#web/data/game-templates.ts';
import { useNewIds } from '#web/data/new-ids.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';

/** A name with an ending, cut to the longest allowed name. */
const withEnding = (name: string, ending: string): string =>
  `${[...name].slice(0, NAME_MAX - ending.length - 1).join('')} ${ending}`;

/** Returns a name for a copy that no other game has; `endingOf` gets 1 for the first copy. */
export function copyName(name: string, names: readonly string[], endingOf: (number: number) => string): string {
  let number = 1;
  while (names.includes(withEnding(name, endingOf(number)))) number += 1;
  return withEnding(name, endingOf(number));
}

/** Of a set that is not offered any more no game can be made, as often as it is tried. */
function copyFailure(t: Translate, error: Error): string {
  if (isTooMany(error)) return t('teacher-dashboard:games.tooManyGames');
  const isNotOffered = error instanceof ApiError && error.fields.questionSet !== undefined;
  return t(isNotOffered ? 'teacher-dashboard:games.copyNotOffered' : 'teacher-dashboard:games.copyFailed');
}

export function useTemplateActions() {
  const { t } = useTranslation('teacher-dashboard');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate: send, isPending: isCopying } = useSaveTemplate(null);
  const [copied, setCopied] = useState<string | null>(null);
  const { idFor, answered } = useNewIds();
  const { mutate: begin, variables: started, isPending: isStarting, isSuccess: hasStarted } = useStartGame();

  const start = useCallback(
    ({ _id }: ListedTemplate) =>
      begin(_id, {
        onSuccess: ({ code }) => navigate(`/teacher/votingsession/${code}`),
        onError: (error) => notify('error', t(isTooMany(error) ? 'games.tooManyOpen' : 'games.startFailed')),
      }),
    [begin, navigate, t],
  );

  const copy = useCallback(
    (template: ListedTemplate) => {
      const { _id, name: _name, updatedAt, linked, fromColleague, ...kept } = template;
      const withId = idFor(_id);
      // Not the copy itself, which was made if only the reply was lost.
      const others = (queries.getQueryData(gameTemplatesQuery.queryKey) ?? []).filter((other) => other._id !== withId);
      const names = others.map((other) => other.name);
      const name = copyName(template.name, names, (number) =>
        number === 1 ? t('games.copyOf') : t('games.copyOfNumber', { number }),
      );
      setCopied(_id);
      send(
        { ...kept, name, withId },
        {
          onSuccess: () => notify('done', t('games.copied', { name })),
          onError: (error) => notify('error', copyFailure(t, error)),
          onSettled: (_copy, error) => answered(_id, error),
        },
      );
    },
    [send, t, idFor, answered, queries],
  );

  const busyOf = ({ _id }: ListedTemplate): 'start' | 'copy' | null => {
    // Busy until the lobby is shown, because a second click would create a second game.
    if ((isStarting || hasStarted) && started === _id) return 'start';
    return isCopying && copied === _id ? 'copy' : null;
  };
  return { start, copy, busyOf };
}
