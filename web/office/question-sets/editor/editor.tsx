import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { useDraftNotice } from '#web/forms/use-draft-notice.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { PartTabs } from '#web/office/question-sets/frame/part-tabs.tsx';
import { SetForm, SetFrame } from '#web/office/question-sets/frame/set-frame.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ConflictDialog } from '#web/widgets/conflict/conflict-dialog.tsx';
import { BalancePart } from './balance-part.tsx';
import { completenessOf } from './completeness.ts';
import { type EditorPart, errorAt, findErrors, type PlacedError } from './draft-errors.ts';
import { EditorHeader } from './editor-header.tsx';
import { draftErrorText } from './error-text.ts';
import { OptionsPart } from './options-part.tsx';
import type { PartProps } from './part-props.ts';
import { PartiesPart } from './parties-part.tsx';
import { StatementsPart } from './statements-part.tsx';
import { editorDraftKey } from './stored-draft.ts';
import { type EditorSource, useEditor } from './use-editor.ts';
import { fieldMark, useEditorPosition } from './use-editor-position.ts';

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

function AboutPart({ draft, change, errors }: PartProps) {
  const { t } = useTranslation('office-question-sets');
  return (
    <SetForm>
      <TextField
        label={t('about.name')}
        value={draft.name}
        error={draftErrorText(t, errorAt(errors, 'about', '', 'name'))}
        onChange={({ target: { value } }) => change((now) => ({ ...now, name: value }))}
        {...fieldMark('about', '', 'name')}
      />
      <AreaField
        label={t('about.description')}
        lang={CONTENT_LANGUAGE}
        hint={t('about.descriptionHint')}
        value={draft.description}
        error={draftErrorText(t, errorAt(errors, 'about', '', 'description'))}
        onChange={({ target: { value } }) => change((now) => ({ ...now, description: value }))}
        {...fieldMark('about', '', 'description')}
      />
    </SetForm>
  );
}

interface RestoredDraftProps {
  /** ISO time of the last change. */
  at: string;
  onDiscard: () => void;
}

function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  const { t, i18n } = useTranslation('office-question-sets');
  const [asks, setAsks] = useState(false);
  const when = formatDate(new Date(at), i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div
      className="mx-5 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warn px-4 py-1 text-sm text-warn line-warn laptop:mx-10"
      role="status"
    >
      <p className="mr-auto">{t('restored.text', { when })}</p>
      <Button kind="text" size="small" onClick={() => setAsks(true)}>
        {t('restored.discard')}
      </Button>
      {asks && (
        <Dialog
          title={t('restored.title')}
          cancel={t('restored.keep')}
          confirm={t('restored.discard')}
          destroys
          onCancel={() => setAsks(false)}
          onConfirm={onDiscard}
        >
          <p>{t('restored.warning')}</p>
        </Dialog>
      )}
    </div>
  );
}

interface SaveBarProps {
  /** Nothing of the set is stored yet. */
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  onSave: () => void;
}

function SaveBar({ isNew, isDirty, isBusy, onSave }: SaveBarProps) {
  const { t } = useTranslation('office-question-sets');
  return (
    <div
      className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-5 py-3 line-ink-t low:static laptop:px-10"
      data-save-bar
    >
      <p className="mr-auto flex basis-full items-center gap-2 text-sm tablet:basis-auto" role="status">
        {isDirty && <span className="size-3 rounded-round bg-now chip-line" aria-hidden="true" />}
        {!isDirty && !isNew && <Icon name="check" className="text-fill" />}
        <span>{isDirty ? t('office:form.unsaved') : isNew ? t('editor.nothingYet') : t('editor.allSaved')}</span>
      </p>
      <LinkButton kind="line" to="/admin/question_sets">
        {isDirty ? t('office:action.cancel') : t('office:action.toList')}
      </LinkButton>
      <Button busy={isBusy} aria-keyshortcuts="Control+S" onClick={onSave}>
        {t('office:action.save')}
      </Button>
    </div>
  );
}
