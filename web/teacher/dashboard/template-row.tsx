import { memo } from 'react';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useLessonTime } from '#web/teacher/parts/use-lesson-time.ts';
import { readGameDraft } from '#web/teacher/wizard/stored-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './template-list.module.css';

interface TemplateRowProps {
  template: ListedTemplate;
  /** The action that is running for this game. */
  busy: 'start' | 'copy' | null;
  onStart: (template: ListedTemplate) => void;
  onMore: (template: ListedTemplate) => void;
}

/** Memoised: drawn again only when its own game changes. */
export const TemplateRow = memo(function TemplateRow({ template, busy, ...on }: TemplateRowProps) {
  const { t } = useTranslation('teacher-dashboard');
  const lessonTime = useLessonTime();
  const { _id, name, type, settings, statements, linked, fromColleague } = template;
  const kind = t(`type.${type}`);
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <li className={styles.game}>
      <div>
        <h3 className={styles.name} data-type={type}>
          {name}
        </h3>
        <p className={styles.about}>
          {t('games.about', {
            // The teacher's own tempo is the usual one, and is not named.
            type: settings.includes('own_tempo') ? t('open.about', { type: kind, tempo: t('tempo.student') }) : kind,
            statements: t('statements', { count: statements.length }),
            time: lessonTime(statements.length),
          })}
          {fromColleague && <span className={styles.mark}>{t('games.fromColleague')}</span>}
          {linked && (
            <span className={styles.mark}>
              <Icon name="link" />
              {t('games.linked')}
            </span>
          )}
        </p>
        {readGameDraft(_id) !== null && <p className={styles.unsaved}>{t('games.unsaved')}</p>}
      </div>
      <div className={styles.actions}>
        <Button busy={busy === 'start'} onClick={() => on.onStart(template)}>
          <Icon name="play" />
          {t('games.start')}
          {hidden}
        </Button>
        <Button
          kind="line"
          busy={busy === 'copy'}
          aria-haspopup="dialog"
          className={styles.more}
          onClick={() => on.onMore(template)}
        >
          <span aria-hidden="true">⋯</span>
          <VisuallyHidden>{t('games.more')}</VisuallyHidden>
          {hidden}
        </Button>
      </div>
    </li>
  );
});
