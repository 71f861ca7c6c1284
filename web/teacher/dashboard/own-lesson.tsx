import { memo } from 'react';
import { useNavigate } from 'react-router';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { isTooMany, useStartGame } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useLessonTime } from '#web/teacher/parts/use-lesson-time.ts';
import { readGameDraft } from '#web/teacher/wizard/stored-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';

interface OwnLessonProps {
  template: ListedTemplate;
  onMore: (template: ListedTemplate) => void;
}

/** Memoised: drawn again only when its own game changes. */
export const OwnLesson = memo(function OwnLesson({ template, onMore }: OwnLessonProps) {
  const { t } = useTranslation('teacher-dashboard');
  const navigate = useNavigate();
  const lessonTime = useLessonTime();
  const begin = useStartGame();
  const { _id, name, type, settings, statements, linked, fromColleague } = template;
  const start = () =>
    begin.mutate(_id, {
      onSuccess: ({ code }) => navigate(`/teacher/votingsession/${code}`),
      onError: (error) => notify('error', t(isTooMany(error) ? 'games.tooManyOpen' : 'games.startFailed')),
    });
  const about = [
    t(`type.${type}`),
    // The teacher's own tempo is the usual one, and is not named.
    settings.includes('own_tempo') && t('tempo.student'),
    t('statements', { count: statements.length }),
    lessonTime({ type, statements: statements.length, hasBallot: settings.includes('ballot') }),
    fromColleague && t('games.fromColleague'),
    linked && t('games.linked'),
  ].filter((part) => part !== false);
  const hidden = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 line-hair-b" data-lesson>
      <div className="min-w-0 grow basis-field">
        <h3 className="wrap-anywhere font-strong leading-tight">{name}</h3>
        <p className="text-sm text-soft">{about.join(' · ')}</p>
        {readGameDraft(_id) !== null && <p className="text-sm font-strong">{t('games.unsaved')}</p>}
      </div>
      <div className="flex items-center gap-2">
        {/* Busy until the lobby is shown, because a second press would create a second game. */}
        <Button kind="line" busy={begin.isPending || begin.isSuccess} onClick={start}>
          <Icon name="play" />
          {t('games.start')}
          {hidden}
        </Button>
        <Button kind="text" aria-haspopup="dialog" onClick={() => onMore(template)}>
          <span aria-hidden="true">⋯</span>
          <VisuallyHidden>{t('games.more')}</VisuallyHidden>
          {hidden}
        </Button>
      </div>
    </li>
  );
});
