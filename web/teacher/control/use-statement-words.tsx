// What was written about a statement, on a press: the laptop may be the board, and the class reads along.
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Button } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { StatementNotes } from './statement-notes.tsx';
import styles from './statement-words.module.css';

interface StatementWords {
  /** For the class: plain words and background; null if there are none. */
  background: MenuLine | null;
  /** For the teacher: null if there are none, and on a phone, which shows them anyhow. */
  notes: MenuLine | null;
  dialog: ReactNode;
}

export function useStatementWords(statement: LiveStatement, isPhone: boolean): StatementWords {
  const { t } = useTranslation('teacher-live');
  const [open, setOpen] = useState<{ what: 'background' | 'notes'; id: string } | null>(null);
  const { _id: id, plain, background, talk = '', note = '' } = statement;
  const hasBackground = plain !== '' || background !== '';
  const hasNotes = !isPhone && (talk !== '' || note !== '');
  const close = () => setOpen(null);
  // Of the statement at which it was opened: another device may move on.
  const what = open?.id === id ? open.what : null;
  return {
    background: hasBackground
      ? {
          name: 'background',
          icon: 'info',
          key: LETTER.background,
          label: t('words.background'),
          act: () => setOpen({ what: 'background', id }),
        }
      : null,
    notes: hasNotes
      ? { name: 'notes', icon: 'eye', label: t('words.notes'), act: () => setOpen({ what: 'notes', id }) }
      : null,
    dialog: what && (
      <WordsDialog title={t(what === 'notes' ? 'notes.title' : 'words.background')} onClose={close}>
        {what === 'notes' ? (
          <StatementNotes statement={statement} />
        ) : (
          [plain, background].map(
            (text) =>
              text && (
                <p key={text} className={styles.large} lang={CONTENT_LANGUAGE}>
                  {text}
                </p>
              ),
          )
        )}
      </WordsDialog>
    ),
  };
}

function WordsDialog({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.words}`} aria-label={title} onClose={onClose}>
      {children}
      <p>
        <Button kind="line" onClick={onClose}>
          {t('help.close')}
        </Button>
      </p>
    </dialog>
  );
}
