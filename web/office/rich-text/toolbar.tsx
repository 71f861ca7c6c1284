import type { ChainedCommands, Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Drawing } from '#web/ui/core/core-icon.tsx';
import styles from './rich-text-editor.module.css';
import { TOOL_PATHS, type ToolName } from './tool-paths.ts';

interface Command {
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the text at the cursor has this format already; absent for tools that are no format. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Command => ({
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const COMMANDS: Readonly<Record<Exclude<ToolName, 'link' | 'image'>, Command>> = {
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: { run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  italic: { run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  underline: { run: (chain) => chain.toggleUnderline(), isOn: (editor) => editor.isActive('underline') },
  strike: { run: (chain) => chain.toggleStrike(), isOn: (editor) => editor.isActive('strike') },
  clear: { run: (chain) => chain.unsetAllMarks() },
  bullets: { run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
  numbers: { run: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
  quote: { run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
  unlink: { run: (chain) => chain.unsetLink(), isPossible: (editor) => editor.isActive('link') },
  undo: { run: (chain) => chain.undo(), isPossible: (editor) => editor.can().undo() },
  redo: { run: (chain) => chain.redo(), isPossible: (editor) => editor.can().redo() },
};

/** Two lines of groups, which are beside each other if there is room. */
const LINES: readonly (readonly (readonly ToolName[])[])[] = [
  [
    ['heading2', 'heading3', 'heading4'],
    ['bold', 'italic', 'underline', 'strike', 'clear'],
  ],
  [
    ['bullets', 'numbers', 'quote'],
    ['link', 'unlink', 'image'],
    ['undo', 'redo'],
  ],
];
const TOOLS = LINES.flat(2);

interface ToolbarProps {
  editor: Editor;
  /** The form that is open under the toolbar. */
  openForm: 'link' | 'image' | null;
  onForm: (kind: 'link' | 'image') => void;
}

/** One tab stop; arrows, Home and End move between the buttons. */
export function Toolbar({ editor, openForm, onForm }: ToolbarProps) {
  const { t } = useTranslation('office');
  const [current, setCurrent] = useState<ToolName>('heading2');

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const at = TOOLS.indexOf(current);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
    if (next === undefined) return;
    const buttons = currentTarget.querySelectorAll('button');
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };

  const stateOf = (tool: ToolName) => {
    if (tool === 'link' || tool === 'image') {
      return {
        'aria-expanded': openForm === tool,
        'aria-pressed': tool === 'link' ? editor.isActive('link') : undefined,
        onClick: () => onForm(tool),
      };
    }
    const { run, isOn, isPossible } = COMMANDS[tool];
    return {
      'aria-pressed': isOn?.(editor),
      // Not `disabled`, which would take the focus away.
      'aria-disabled': isPossible?.(editor) === false || undefined,
      onClick: () => {
        run(editor.chain()).run();
        // Not the chain's own `focus`, which runs a frame later and would steal the focus from an element that got it meanwhile.
        editor.view.focus();
      },
    };
  };

  return (
    <div
      role="toolbar"
      aria-label={t('editor.toolbar')}
      className="flex flex-wrap gap-x-3 rounded-t-xs bg-page p-0.5 line-hair-b @max-toolbar:grid @max-toolbar:grid-cols-6 @max-toolbar:gap-0"
      onKeyDown={onKeyDown}
    >
      {LINES.map((groups) => (
        <span key={groups[0]?.[0]} className="flex gap-3 @max-toolbar:contents">
          {groups.map((tools) => (
            <span key={tools[0]} className="flex @max-toolbar:contents">
              {tools.map((tool) => (
                <button
                  key={tool}
                  type="button"
                  className={`grid size-link place-items-center rounded-sm p-0 @max-toolbar:w-auto ${styles.tool}`}
                  title={t(`editor.tool.${tool}`)}
                  aria-label={t(`editor.tool.${tool}`)}
                  tabIndex={tool === current ? 0 : -1}
                  onFocus={() => setCurrent(tool)}
                  {...stateOf(tool)}
                >
                  <Drawing path={TOOL_PATHS[tool]} />
                </button>
              ))}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
