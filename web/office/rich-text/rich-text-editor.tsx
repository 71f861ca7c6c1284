import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import richText from '#web/ui/rich-text/rich-text.module.css';
import { AddressForm } from './address-form.tsx';
import { cleanPaste } from './clean-paste.ts';
import { EXTENSIONS } from './extensions.ts';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

interface RichTextEditorProps {
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  initial: string;
  /** Receives the HTML after every change; an empty text for an empty editor. */
  onHtml: (html: string) => void;
}

export function RichTextEditor({ labelledBy, describedBy, invalid, initial, onHtml }: RichTextEditorProps) {
  const { t } = useTranslation('office');
  const [openForm, setOpenForm] = useState<'link' | 'image' | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      transformPastedHTML: (html) => {
        const cleaned = cleanPaste(html);
        if (cleaned.pictures > 0) notify('warn', t('editor.picturesLeftOut', { count: cleaned.pictures }));
        return cleaned.html;
      },
      attributes: {
        class: `${richText.text} ${styles.content}`,
        role: 'textbox',
        lang: CONTENT_LANGUAGE,
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
  });

  const close = () => {
    setOpenForm(null);
    editor.view.focus();
  };
  const insert = (address: string, alt: string) => {
    const chain = editor.chain();
    if (openForm === 'image') chain.setImage({ src: address, alt }).run();
    else if (address === '') chain.extendMarkRange('link').unsetLink().run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    close();
  };

  return (
    <div className={styles.editor} data-invalid={invalid}>
      <Toolbar
        editor={editor}
        openForm={openForm}
        onForm={(kind) => (kind === openForm ? close() : setOpenForm(kind))}
      />
      {openForm && (
        <AddressForm
          key={openForm}
          kind={openForm}
          initial={openForm === 'link' ? String(editor.getAttributes('link').href ?? '') : ''}
          onSubmit={insert}
          onCancel={close}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
