// The rich-text editor itself: only what the sanitiser keeps can be made with it.
import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import Image from '@tiptap/extension-image';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { EditorTheme } from './mantine.tsx';
import styles from './rich-text-field.module.css';
import { PictureForm } from './rich-text-picture.tsx';
import { useEditorLabels } from './use-editor-labels.ts';

interface RichTextEditorProps {
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  initial: string;
  onHtml: (html: string) => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Image,
];

/** Gives the HTML of every change, an empty text for an empty editor. */
export function RichTextEditor({ labelledBy, describedBy, invalid, initial, onHtml }: RichTextEditorProps) {
  const { t } = useTranslation('office');
  const labels = useEditorLabels();
  const [addsPicture, setAddsPicture] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        class: styles.content ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
  });

  return (
    <EditorTheme>
      <MantineEditor
        editor={editor}
        labels={labels}
        className={styles.editor ?? ''}
        classNames={{ control: styles.control ?? '' }}
        data-invalid={invalid}
      >
        <MantineEditor.Toolbar>
          <MantineEditor.ControlsGroup>
            <MantineEditor.H2 />
            <MantineEditor.H3 />
            <MantineEditor.H4 />
          </MantineEditor.ControlsGroup>
          <MantineEditor.ControlsGroup>
            <MantineEditor.Bold />
            <MantineEditor.Italic />
            <MantineEditor.Underline />
            <MantineEditor.Strikethrough />
            <MantineEditor.ClearFormatting />
          </MantineEditor.ControlsGroup>
          <MantineEditor.ControlsGroup>
            <MantineEditor.BulletList />
            <MantineEditor.OrderedList />
            <MantineEditor.Blockquote />
          </MantineEditor.ControlsGroup>
          <MantineEditor.ControlsGroup>
            <MantineEditor.Link />
            <MantineEditor.Unlink />
            <MantineEditor.Control
              aria-label={t('editor.picture')}
              title={t('editor.picture')}
              aria-expanded={addsPicture}
              onClick={() => setAddsPicture(!addsPicture)}
            >
              <Icon name="picture" />
            </MantineEditor.Control>
          </MantineEditor.ControlsGroup>
          <MantineEditor.ControlsGroup>
            <MantineEditor.Undo />
            <MantineEditor.Redo />
          </MantineEditor.ControlsGroup>
        </MantineEditor.Toolbar>
        {addsPicture && (
          <PictureForm
            onPicture={(picture) => {
              editor.chain().focus().setImage(picture).run();
              setAddsPicture(false);
            }}
            onCancel={() => setAddsPicture(false)}
          />
        )}
        <MantineEditor.Content />
      </MantineEditor>
    </EditorTheme>
  );
}
