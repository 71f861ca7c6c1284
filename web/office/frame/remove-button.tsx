// A red button that asks before it deletes; the question stays open with the error when deleting fails.
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';

interface RemoveButtonProps {
  /** The question, which names the item. */
  title: string;
  /** What deleting it means. */
  text: string;
  busy: boolean;
  /** The error of the last try. */
  failure?: ReactNode;
  /** Deleting is impossible; another try would not help. */
  refused?: boolean;
  size?: 'small' | 'normal';
  /** Names the item for screen readers, if several buttons are alike. */
  of?: string;
  onRemove: () => void;
  onCancel?: () => void;
}

export function RemoveButton(props: RemoveButtonProps) {
  const { title, text, busy, failure, refused = false, size = 'normal', of, onRemove, onCancel } = props;
  const { t } = useTranslation('office');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button kind="danger" size={size} onClick={() => setAsks(true)}>
        <Icon name="bin" />
        {t('action.remove')}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      {asks && (
        <Dialog
          title={title}
          cancel={refused ? t('action.close') : t('action.cancel')}
          confirm={refused ? null : t('action.remove')}
          destroys
          busy={busy}
          onCancel={() => {
            setAsks(false);
            onCancel?.();
          }}
          onConfirm={onRemove}
        >
          {!refused && <p>{text}</p>}
          <FormAlert>{failure}</FormAlert>
        </Dialog>
      )}
    </>
  );
}
