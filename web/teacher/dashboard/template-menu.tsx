import { useId } from 'react';
import { Link } from 'react-router';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import line from '#web/teacher/parts/menu-line.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import dialogStyles from '#web/ui/forms/dialog.module.css';
import { useLightDialog } from '#web/ui/forms/dialog.tsx';

interface TemplateMenuProps {
  template: ListedTemplate;
  onGive: (template: ListedTemplate) => void;
  onRemove: (template: ListedTemplate) => void;
  onClose: () => void;
}

/** ⋯ of a prepared game: all that is done more rarely than starting it. */
export function TemplateMenu({ template, onClose, ...on }: TemplateMenuProps) {
  const { t } = useTranslation('teacher-dashboard');
  const dialog = useLightDialog();
  const title = useId();
  const { _id, name } = template;
  const act = (does: (template: ListedTemplate) => void) => () => {
    dialog.current?.close();
    does(template);
  };
  return (
    <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{name}</h2>
      <ul>
        <li>
          <Link className={line.line} to={`/teacher/games/${_id}/edit`}>
            <Icon name="edit" />
            {t('games.edit')}
          </Link>
        </li>
        <li>
          <Link className={line.line} to={`/teacher/games/${_id}/plan`}>
            <Icon name="document" />
            {t('games.plan')}
          </Link>
        </li>
        <li>
          <Link className={line.line} to={`/teacher/try-out?game=${_id}`}>
            <Icon name="phone" />
            {t('games.tryOut')}
          </Link>
        </li>
        <li>
          <button type="button" className={line.line} aria-haspopup="dialog" onClick={act(on.onGive)}>
            <Icon name="give" />
            {t('games.give')}
          </button>
        </li>
        <li>
          <button type="button" className={`${line.line} ${line.danger}`} onClick={act(on.onRemove)}>
            <Icon name="bin" />
            {t('games.remove')}
          </button>
        </li>
      </ul>
      <p className={dialogStyles.choices}>
        <Button kind="text" onClick={() => dialog.current?.close()}>
          {t('games.close')}
        </Button>
      </p>
    </dialog>
  );
}
