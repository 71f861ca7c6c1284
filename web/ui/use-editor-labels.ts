// What the editor's buttons are called.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the names in the language of the page, for the component library. */
export function useEditorLabels() {
  const { t } = useTranslation('office');
  return useMemo(
    () => ({
      boldControlLabel: t('editor.bold'),
      italicControlLabel: t('editor.italic'),
      underlineControlLabel: t('editor.underline'),
      strikeControlLabel: t('editor.strike'),
      clearFormattingControlLabel: t('editor.clear'),
      h2ControlLabel: t('editor.heading', { level: 2 }),
      h3ControlLabel: t('editor.heading', { level: 3 }),
      h4ControlLabel: t('editor.heading', { level: 4 }),
      bulletListControlLabel: t('editor.bullets'),
      orderedListControlLabel: t('editor.numbers'),
      blockquoteControlLabel: t('editor.quote'),
      linkControlLabel: t('editor.link'),
      unlinkControlLabel: t('editor.unlink'),
      undoControlLabel: t('editor.undo'),
      redoControlLabel: t('editor.redo'),
      linkEditorInputLabel: t('editor.linkAddress'),
      linkEditorInputPlaceholder: 'https://',
      linkEditorExternalLink: t('editor.linkNewTab'),
      linkEditorInternalLink: t('editor.linkSameTab'),
      linkEditorSave: t('editor.linkSave'),
    }),
    [t],
  );
}
