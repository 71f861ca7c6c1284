import type { ChainedCommands, Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Drawing } from '#web/ui/core/core-icon.tsx';
import styles from './rich-text-editor.module.css';

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

const H = 'M3.5 6v12M11 6v12M3.5 12H11';

/** Line drawings on a 24 × 24 field. */
const TOOL_PATHS = {
  heading2: `${H}M15 12.2c.3-1.1 1.2-1.7 2.3-1.7 1.3 0 2.3.8 2.3 2 0 2-4.6 3.1-4.6 5.5h4.8`,
  heading3: `${H}M15.2 10.5h4.4l-2.5 2.9c1.6 0 2.8.9 2.8 2.3s-1.2 2.3-2.6 2.3c-1.1 0-2-.5-2.4-1.4`,
  heading4: `${H}M18.7 18v-7.5l-4 5.3h5.6`,
  bold: 'M7.5 5h5.5a3.4 3.4 0 010 6.8H7.5zM7.5 11.8H14a3.6 3.6 0 010 7.2H7.5z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4.5V11a5 5 0 0010 0V4.5M6 20h12',
  strike:
    'M4 12h16M16.2 7.6C15.7 6 14.2 5 12.2 5 9.9 5 8.2 6.2 8.2 8c0 .9.4 1.6 1 2.1M7.8 16c.4 1.8 2 3 4.3 3 2.3 0 4.1-1.2 4.1-3.1 0-.6-.2-1.1-.5-1.5',
  clear: 'M6 5h12M12 5l-2.2 14M14.5 14.5l5 5M19.5 14.5l-5 5',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M3.5 15.4c.3-.8.9-1.2 1.6-1.2.9 0 1.5.5 1.5 1.3 0 1.4-3.1 2.1-3.1 4.5h3.3',
  quote: 'M10 13.5H5.5v4H10zM5.5 13.5c0-3.5 1-6 4-7M18.5 13.5H14v4h4.5zM14 13.5c0-3.5 1-6 4-7',
  link: 'M10 14.2a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 9.8a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  unlink: 'M15.7 14.2l3-3a4 4 0 00-5.7-5.7l-1 1M8.3 9.8l-3 3a4 4 0 005.7 5.7l1-1M4 4l16 16',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5v.01',
  undo: 'M8.5 13.5L4 9l4.5-4.5M4 9h10a5.5 5.5 0 010 11h-3',
  redo: 'M15.5 13.5L20 9l-4.5-4.5M20 9H10a5.5 5.5 0 000 11h3',
} as const;

type ToolName = keyof typeof TOOL_PATHS;
