import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import type { Completeness } from './completeness.ts';
import type { EditorDraft } from './draft.ts';
import type { GoTo } from './use-editor-position.ts';

interface MissingPanelProps {
  draft: EditorDraft;
  parties: readonly Party[];
  completeness: Completeness;
  isOpenFirst: boolean;
  goTo: GoTo;
}

const PART_OF = { statements: 'statements', opinionOptions: 'options', parties: 'parties' } as const;

export function MissingPanel({ draft, parties, completeness, isOpenFirst, goTo }: MissingPanelProps) {
  const { t } = useTranslation('office-question-sets');
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const { lists, empty, isComplete } = completeness;
  const panel = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Node && !panel.current?.contains(target) && setIsOpen(false);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  const withoutPlain = draft.statements.filter(({ plain = '' }) => plain.trim() === '');
  const [firstWithout] = withoutPlain;
  if (isComplete && firstWithout === undefined) {
    return (
      <p className="py-1 text-sm text-soft" id="publish-state">
        {t('missing.nothing')}
      </p>
    );
  }
  const summary = isComplete
    ? t('missing.nothing')
    : empty.size > 0
      ? t('missing.statements', { count: empty.size })
      : t('missing.parts');
  const incomplete = draft.statements.flatMap(({ _id, description }, index) => {
    const without = empty.get(_id);
    return without ? [{ id: _id, number: index + 1, description, without }] : [];
  });
  const jump: GoTo = (...to) => {
    setIsOpen(false);
    goTo(...to);
  };
  return (
    <details
      ref={panel}
      className="group w-fit tablet:relative"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        className="-mx-2 inline-flex cursor-pointer items-center gap-1 rounded-md px-2 py-1 text-sm text-soft underline marker:hidden hover:bg-sunken"
        id="publish-state"
      >
        <span>{summary}</span>
        <Icon name="chevron" className="group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-2 top-full z-5 max-h-panel overflow-y-auto rounded-lg bg-surface pt-4 pb-2 shadow-pop line-ink tablet:right-auto tablet:-left-2 tablet:w-panel">
        {!isComplete && <h2 className="px-4 pb-2 text-lg">{t('missing.title')}</h2>}
        <ul>
          {lists.map((kind) => (
            <Jump key={kind} onJump={() => jump(PART_OF[kind])}>
              {t(`missing.list.${kind}`)}
            </Jump>
          ))}
          {incomplete.map(({ id, number, description, without }) => (
            <Jump key={id} onJump={() => jump('statements', id, parties.find(({ _id }) => without.has(_id))?._id)}>
              <span>{t('missing.opinions', { number, count: without.size })}</span>
              <small className="block text-sm font-soft text-soft" lang={CONTENT_LANGUAGE}>
                {description}
              </small>
            </Jump>
          ))}
        </ul>
        {firstWithout && (
          <>
            <h2 className="px-4 pb-2 text-lg">{t('missing.also')}</h2>
            <ul>
              <Jump onJump={() => jump('statements', firstWithout._id, 'plain')}>
                {t('missing.plain', { count: withoutPlain.length })}
              </Jump>
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

function Jump({ onJump, children }: { onJump: () => void; children: ReactNode }) {
  return (
    <li className="line-hair-t">
      <button
        type="button"
        className="flex min-h-link w-full items-start gap-2 bg-transparent px-4 py-2 text-left text-sm leading-tight font-strong no-line hover:bg-tint focus-visible:focus-inside"
        onClick={onJump}
      >
        <Icon name="forward" className="text-action" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </button>
    </li>
  );
}
