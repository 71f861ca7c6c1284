import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { isTooMany, useSaveTemplate, useStartGame } from '#web/data/game-templates.ts';
import { useNewIds } from '#web/data/new-ids.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';

/** The name of a copy, cut to the longest allowed name. */
const copyName = (name: string, ending: string): string =>
  `${[...name].slice(0, NAME_MAX - ending.length - 1).join('')} ${ending}`;

export function useTemplateActions() {
  const { t } = useTranslation('teacher-dashboard');
  const navigate = useNavigate();
  const { mutate: send, variables: copied, isPending: isCopying } = useSaveTemplate(null);
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
      const name = copyName(template.name, t('games.copyOf'));
      send(
        { ...kept, name, withId: idFor(_id) },
        {
          onSuccess: () => notify('done', t('games.copied', { name })),
          onError: (error) => notify('error', t(isTooMany(error) ? 'games.tooManyGames' : 'games.copyFailed')),
          onSettled: (_copy, error) => answered(_id, error),
        },
      );
    },
    [send, t, idFor, answered],
  );

  const busyOf = ({ _id, name }: ListedTemplate): 'start' | 'copy' | null => {
    // Busy until the lobby is shown, because a second click would create a second game.
    if ((isStarting || hasStarted) && started === _id) return 'start';
    return isCopying && copied?.name === copyName(name, t('games.copyOf')) ? 'copy' : null;
  };
  return { start, copy, busyOf };
}
