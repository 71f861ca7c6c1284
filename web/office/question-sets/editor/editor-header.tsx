import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { removeQuestionSet } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { SetHeader } from '#web/office/question-sets/frame/set-frame.tsx';
import { PublishDialog } from '#web/office/question-sets/publish-dialog.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
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
  const [asks, setAsks] = useState(false);
  const { draft } = editor;
  const name = draft.name.trim();

  /** Publishes what is on the screen; unsaved changes are saved first. */
  const askToPublish = async () => {
    if (editor.isDirty && (await save()) === null) return;
    setAsks(true);
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
              <RemoveButton
                size="small"
                title={t('remove.title', { name })}
                text={t('remove.text')}
                onRemove={async () => {
                  await removeQuestionSet(id);
                  editor.removeDraft();
                  notify('done', t('notice.removed'));
                  navigate('/admin/question_sets');
                }}
              />
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
      {id !== null && asks && (
        <PublishDialog
          set={{ _id: id, name }}
          version={editor.version}
          onClose={() => setAsks(false)}
          onChangedMeanwhile={editor.askAboutChange}
        />
      )}
    </>
  );
}
