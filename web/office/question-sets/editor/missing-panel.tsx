import { useEffect, useRef, useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import frame from '#web/office/question-sets/frame/set-frame.module.css';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import type { Completeness } from './completeness.ts';
import type { EditorDraft } from './draft.ts';
import styles from './missing-panel.module.css';
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
      <p className={frame.status} id="publish-state">
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
      className={styles.missing}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={frame.status} id="publish-state">
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        {!isComplete && <h2>{t('missing.title')}</h2>}
        <ul>
          {lists.map((kind) => (
            <li key={kind}>
              <button type="button" onClick={() => jump(PART_OF[kind])}>
                <Icon name="forward" />
                <span>{t(`missing.list.${kind}`)}</span>
              </button>
            </li>
          ))}
          {incomplete.map(({ id, number, description, without }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => jump('statements', id, parties.find(({ _id }) => without.has(_id))?._id)}
              >
                <Icon name="forward" />
                <span>
                  {t('missing.opinions', { number, count: without.size })}
                  <small lang={CONTENT_LANGUAGE}>{description}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {firstWithout && (
          <>
            <h2>{t('missing.also')}</h2>
            <ul>
              <li>
                <button type="button" onClick={() => jump('statements', firstWithout._id, 'plain')}>
                  <Icon name="forward" />
                  <span>{t('missing.plain', { count: withoutPlain.length })}</span>
                </button>
              </li>
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
