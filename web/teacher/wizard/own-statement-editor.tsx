import type { QuestionSet } from '#shared/contract/question-set.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { withOwnStatement, withoutOwnStatement } from '#web/teacher/parts/game-draft.ts';
import { OwnStatementDialog } from '#web/teacher/parts/own-statement-dialog.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { StepProps } from './step-props.ts';

interface OwnStatementEditorProps extends Pick<StepProps, 'draft' | 'change'> {
  set: QuestionSet;
  /** Null for a new one. */
  id: string | null;
  draftKey: string;
  onClose: () => void;
}

/** Adds, changes or removes an own statement of a game that is being prepared. */
export function OwnStatementEditor({ set, id, draft, change, draftKey, onClose }: OwnStatementEditorProps) {
  const { t } = useTranslation('teacher-own');
  const close = () => {
    writeDraft(draftKey, null);
    onClose();
  };
  return (
    <OwnStatementDialog
      title={t(id === null ? 'title' : 'titleEdit')}
      draftKey={draftKey}
      written={draft.ownStatements.find(({ _id }) => _id === id) ?? null}
      setOptions={set.opinionOptions.map(({ opinion }) => opinion)}
      submit={t(id === null ? 'add' : 'save')}
      onSubmit={(text) => {
        change((before) => withOwnStatement(before, set, { _id: id ?? randomUuid(), ...text }));
        close();
      }}
      onClose={onClose}
    >
      {id !== null && (
        <Button
          kind="danger"
          onClick={() => {
            change((before) => withoutOwnStatement(before, id));
            close();
          }}
        >
          <Icon name="bin" />
          {t('remove')}
        </Button>
      )}
    </OwnStatementDialog>
  );
}
