import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { TEXT_IMAGE_SIDE_MAX } from '#shared/domain/limits.ts';
import { redrawImage } from '#web/forms/image-file.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { imageErrorText } from '#web/office/fields/image-field.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import richText from '#web/ui/rich-text/rich-text.module.css';
import { cleanPaste } from './clean-paste.ts';
import { EXTENSIONS } from './extensions.ts';
import { ImageForm } from './image-form.tsx';
import { LinkForm } from './link-form.tsx';
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

/** The form that is open under the toolbar; that of an image may come with a file that was pasted or dropped. */
type OpenForm = { kind: 'link' } | { kind: 'image'; file: File | null };

export function RichTextEditor({ labelledBy, describedBy, invalid, initial, onHtml }: RichTextEditorProps) {
  const { t } = useTranslation('office');
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  /** The image that was pasted or dropped last: of two the slower one must not replace it. */
  const newest = useRef<File | null>(null);
  /** Opens the form for an image that is pasted or dropped, because it needs a description; returns whether there is such an image. */
  const takeImage = (data: DataTransfer | null): boolean => {
    const file = data && imageOf({ files: data.files, html: data.getData('text/html') });
    if (!file) return false;
    newest.current = file;
    redrawImage(file, TEXT_IMAGE_SIDE_MAX).then((made) => {
      if (newest.current !== file) return;
      if (made instanceof File) setOpenForm({ kind: 'image', file: made });
      else notify('warn', imageErrorText(t, made));
    });
    return true;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      handlePaste: (_, event) => takeImage(event.clipboardData),
      // An image that is dragged inside the text is moved by the editor.
      handleDrop: (_, event, __, isMoved) => !isMoved && takeImage(event.dataTransfer),
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
  const insertImage = (src: string, alt: string) => {
    editor.chain().setImage({ src, alt }).run();
    close();
  };
  const setLink = (href: string) => {
    const chain = editor.chain().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    close();
  };

  return (
    <div
      className={`@container rounded-sm bg-surface focus-within:border-action ${invalid ? 'line-danger' : 'line-control'}`}
    >
      <Toolbar
        editor={editor}
        openForm={openForm?.kind ?? null}
        onForm={(kind) => {
          if (kind === openForm?.kind) close();
          else setOpenForm(kind === 'link' ? { kind } : { kind, file: null });
        }}
      />
      {openForm?.kind === 'link' && (
        <LinkForm initial={String(editor.getAttributes('link').href ?? '')} onSubmit={setLink} onCancel={close} />
      )}
      {openForm?.kind === 'image' && (
        <ImageForm
          key={openForm.file ? `${openForm.file.name} ${openForm.file.lastModified}` : ''}
          file={openForm.file}
          onInsert={insertImage}
          onCancel={close}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}

/** Returns the image file that is pasted or dropped. Office programs add an image of a copied text to the clipboard: then the text is used. */
function imageOf({ files, html }: { files: Iterable<File>; html: string }): File | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.textContent.trim() !== '') return null;
  return [...files].find(({ type }) => type.startsWith('image/')) ?? null;
}
