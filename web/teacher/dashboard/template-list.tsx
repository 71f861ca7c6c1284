import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { gameTemplatesQuery, removeTemplate } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { gameDraftKey } from '#web/teacher/wizard/stored-draft.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { SEARCH_FROM } from '#web/ui/lists/text-search.ts';
import { useRowFocus } from '#web/ui/lists/use-row-focus.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './template-list.module.css';
import { TemplateMenu } from './template-menu.tsx';
import { arranged, TEMPLATE_ORDERS, type TemplateOrder } from './template-order.ts';
import { TemplateRow } from './template-row.tsx';
import { UnsavedGame } from './unsaved-game.tsx';
import { useIsNew } from './use-is-new.ts';
import { useTemplateActions } from './use-template-actions.ts';

/** This many rows are drawn at once, the others when the browser is idle. */
const FIRST_ROWS = 30;

export function TemplateList() {
  const { t } = useTranslation('teacher-dashboard');
  const games = useQuery(gameTemplatesQuery);
  const templates = games.data;
  const isNew = useIsNew();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(section, heading, templates?.length ?? 0, `.${styles.game}`);
  return (
    <section ref={section} className={styles.games} aria-labelledby="games-title" {...keepFocus}>
      <h2 ref={heading} id="games-title">
        {t('games.title')}
      </h2>
      <UnsavedGame />
      {templates === undefined && <Unread queries={[games]} />}
      {templates?.length === 0 && (
        <EmptyState
          title={t('games.empty.title')}
          action={
            <LinkButton to="/teacher/games/new">
              <Icon name="plus" />
              {t('newGame')}
            </LinkButton>
          }
        >
          {t('games.empty.text')}
        </EmptyState>
      )}
      {templates !== undefined && templates.length > 0 && (
        <>
          {isNew && <p className={styles.startText}>{t('games.startText', { start: t('games.start') })}</p>}
          <Templates templates={templates} />
        </>
      )}
    </section>
  );
}

function Templates({ templates }: { templates: ListedTemplate[] }) {
  const { t, i18n } = useTranslation('teacher-dashboard');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<TemplateOrder>('changed');
  const [more, setMore] = useState<ListedTemplate | null>(null);
  const [giving, setGiving] = useState<ListedTemplate | null>(null);
  const [removing, setRemoving] = useState<ListedTemplate | null>(null);
  const wanted = useDeferredValue(search);
  const rows = useDeferredValue(templates.length, FIRST_ROWS);
  const { start, copy, busyOf } = useTemplateActions();
  const language = i18n.language;
  const shown = useMemo(
    () => arranged(templates, { search: wanted, order, language }),
    [templates, wanted, order, language],
  );
  return (
    <>
      {templates.length >= SEARCH_FROM && (
        <div className={styles.tools}>
          <SearchField label={t('games.search')} value={search} onSearch={setSearch} />
          <SelectField
            label={t('games.order')}
            value={order}
            onChange={(event) => setOrder(event.target.value as TemplateOrder)}
          >
            {TEMPLATE_ORDERS.map((one) => (
              <option key={one} value={one}>
                {t(`games.orders.${one}`)}
              </option>
            ))}
          </SelectField>
          <p className={styles.count} role="status">
            {t('games.count', { count: shown.length })}
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>
          {t('games.notFound', { search: wanted.trim() })}
          <Button kind="text" onClick={() => setSearch('')}>
            {t('games.clearSearch')}
          </Button>
        </p>
      ) : (
        <ul className={styles.list}>
          {shown.slice(0, rows).map((template) => (
            <TemplateRow
              key={template._id}
              template={template}
              busy={busyOf(template)}
              onStart={start}
              onMore={setMore}
            />
          ))}
        </ul>
      )}
      {more && (
        <TemplateMenu
          template={more}
          onCopy={copy}
          onGive={setGiving}
          onRemove={setRemoving}
          onClose={() => setMore(null)}
        />
      )}
      {giving && <LinkDialog template={giving} onClose={() => setGiving(null)} />}
      {removing && (
        <RemoveDialog
          of="games"
          name={removing.name}
          remove={() => removeTemplate(removing._id)}
          onRemoved={() => writeDraft(gameDraftKey(removing._id), null)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
