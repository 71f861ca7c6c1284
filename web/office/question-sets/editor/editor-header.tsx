import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { removeQuestionSet } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { SetHeader } from '#web/office/question-sets/frame/set-frame.tsx';
import { PublishDialog } from '#web/office/question-sets/publish-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import type { Completeness } from './completeness.ts';
import { MissingPanel } from './missing-panel.tsx';
import type { Editor } from './use-editor.ts';
import type { GoTo } from './use-editor-position.ts';

interface EditorHeaderProps {
  id: string | null;
  editor: Editor;
  parties: readonly Party[];
  completeness: Completeness;
  /** The list of what is missing begins open. */
  showsMissing: boolean;
  save: () => Promise<string | null>;
  goTo: GoTo;
}

export function EditorHeader({ id, editor, parties, completeness, showsMissing, save, goTo }: EditorHeaderProps) {
  const { t } = useTranslation('office-question-sets');
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'publish' | 'remove' | null>(null);
  const { draft } = editor;
  const name = draft.name.trim();

  /** Publishes what is on the screen; unsaved changes are saved first. */
  const askToPublish = async () => {
    if (editor.isDirty && (await save()) === null) return;
    setAsks('publish');
  };
  return (
    <>
      <SetHeader
        title={name || (id === null ? t('editor.new') : t('editor.unnamed'))}
        status={
          <MissingPanel
            draft={draft}
            parties={parties}
            completeness={completeness}
            isOpenFirst={showsMissing}
            goTo={goTo}
          />
        }
        actions={
          id !== null && (
            <>
              <Button kind="danger" size="small" onClick={() => setAsks('remove')}>
                <Icon name="bin" />
                {t('editor.remove')}
              </Button>
              <Button
                kind="line"
                size="small"
                disabled={!completeness.isComplete}
                busy={editor.isBusy}
                aria-describedby="publish-state"
                onClick={askToPublish}
              >
                {t('publish.button')}
              </Button>
            </>
          )
        }
      />
      {id !== null && asks === 'publish' && (
        <PublishDialog
          set={{ _id: id, name }}
          version={editor.version}
          onClose={() => setAsks(null)}
          onChangedMeanwhile={editor.askAboutChange}
        />
      )}
      {id !== null && asks === 'remove' && (
        <RemoveQuestionSetDialog
          set={{ _id: id, name }}
          onClose={() => setAsks(null)}
          onRemoved={() => {
            editor.removeDraft();
            navigate('/admin/question_sets');
          }}
        />
      )}
    </>
  );
}

interface RemoveDialogProps {
  set: { _id: string; name: string };
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveQuestionSetDialog({ set, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('office-question-sets');
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await removeQuestionSet(set._id);
      notify('done', t('notice.removed'));
      onRemoved();
    } catch {
      notify('error', t('notice.removeFailed'));
      onClose();
    }
  };
  return (
    <Dialog
      title={t('remove.title', { name: set.name })}
      cancel={t('remove.cancel')}
      confirm={t('remove.confirm')}
      destroys
      busy={isBusy}
      onCancel={onClose}
      onConfirm={remove}
    >
      <p>{t('remove.text')}</p>
    </Dialog>
  );
}
