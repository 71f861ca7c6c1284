import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { useDraftNotice } from '#web/forms/use-draft-notice.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { PartTabs } from '#web/office/question-sets/frame/part-tabs.tsx';
import { SetFrame } from '#web/office/question-sets/frame/set-frame.tsx';
import { ConflictDialog } from '#web/widgets/conflict/conflict-dialog.tsx';
import { AboutPart } from './about-part.tsx';
import { BalancePart } from './balance-part.tsx';
import { completenessOf } from './completeness.ts';

import { type EditorPart, findErrors, type PlacedError } from './draft-errors.ts';
import { EditorHeader } from './editor-header.tsx';
import { OptionsPart } from './options-part.tsx';
import { PartiesPart } from './parties-part.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import { StatementsPart } from './statements-part.tsx';
import { editorDraftKey } from './stored-draft.ts';
import { type EditorSource, useEditor } from './use-editor.ts';
import { useEditorPosition } from './use-editor-position.ts';

interface EditorProps {
  source: EditorSource;
  /** All parties, by name. */
  parties: readonly Party[];
  begin: { part: EditorPart; showsMissing: boolean };
}

const NO_ERRORS: readonly PlacedError[] = [];

export function Editor({ source, parties, begin }: EditorProps) {
  const { t } = useTranslation('office-question-sets');
  const navigate = useNavigate();
  const editor = useEditor(source);
  useDraftNotice(editorDraftKey(source.id), { kept: t('office:leave.kept'), elsewhere: t('office:leave.elsewhere') });
  const { draft, change } = editor;
  const position = useEditorPosition(draft, { part: begin.part, statementId: null });
  const [wasTried, setWasTried] = useState(false);
  const completeness = useMemo(() => completenessOf(draft), [draft]);
  const errors = useMemo(() => (wasTried ? findErrors(draft) : NO_ERRORS), [draft, wasTried]);

  /** Saves, or jumps to the first error; returns the stored set's id. */
  const save = async (): Promise<string | null> => {
    const [first] = findErrors(draft);
    setWasTried(first !== undefined);
    if (first) {
      position.goTo(first.part, first.id, first.field);
      return null;
    }
    const set = await editor.save();
    if (set && source.id === null) {
      await navigate(`/admin/question_sets/${set._id}/edit`, { replace: true, state: { part: position.part } });
    }
    return set?._id ?? null;
  };
  const saveAsNew = async () => {
    const set = await editor.saveAsNew();
    if (set) await navigate(`/admin/question_sets/${set._id}/edit`, { replace: true });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!editor.isBusy) save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const errorIn = (part: EditorPart) => (errors.some((one) => one.part === part) ? t('part.hasErrors') : undefined);
  const tabs = [
    { part: 'about', label: t('part.about'), error: errorIn('about') },
    { part: 'parties', label: t('part.parties'), count: draft.parties.length, error: errorIn('parties') },
    { part: 'options', label: t('part.options'), count: draft.opinionOptions.length, error: errorIn('options') },
    { part: 'statements', label: t('part.statements'), count: draft.statements.length, error: errorIn('statements') },
    { part: 'balance', label: t('part.balance') },
  ] as const;

  return (
    <SetFrame>
      <EditorHeader
        id={source.id}
        editor={editor}
        parties={parties}
        completeness={completeness}
        showsMissing={begin.showsMissing}
        save={save}
        goTo={position.goTo}
      />
      {editor.restoredAt !== null && <RestoredDraft at={editor.restoredAt} onDiscard={editor.discardDraft} />}
      <PartTabs
        label={t('part.label')}
        tabs={tabs}
        current={position.part}
        onSelect={position.goTo}
        isText={position.part === 'balance'}
      >
        {position.part === 'about' && <AboutPart draft={draft} change={change} errors={errors} />}
        {position.part === 'parties' && <PartiesPart draft={draft} change={change} errors={errors} parties={parties} />}
        {position.part === 'options' && (
          <OptionsPart draft={draft} change={change} errors={errors} goTo={position.goTo} />
        )}
        {position.part === 'statements' && (
          <StatementsPart
            draft={draft}
            change={change}
            errors={errors}
            parties={parties}
            completeness={completeness}
            position={position}
          />
        )}
        {position.part === 'balance' && <BalancePart draft={draft} parties={parties} />}
      </PartTabs>
      <SaveBar isNew={source.id === null} isDirty={editor.isDirty} isBusy={editor.isBusy} onSave={save} />
      {editor.conflict && (
        <ConflictDialog
          conflict={editor.conflict}
          storedUrl={`/admin/question_sets/${source.id}/`}
          onLater={editor.decideLater}
          onKeep={editor.conflict === 'changed' ? editor.overwrite : saveAsNew}
          onUseStored={editor.acceptStored}
        />
      )}
    </SetFrame>
  );
}
