// The prepared games on the dashboard: start, edit, copy, delete; to be searched and sorted once there are many.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { gameTemplatesQuery } from './game-template.api.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './template-list.module.css';
import { arranged, TEMPLATE_ORDERS, type TemplateOrder } from './template-order.ts';
import { TemplateRow } from './template-row.tsx';
import { UnsavedGame } from './unsaved-game.tsx';
import { useTemplateActions } from './use-template-actions.ts';

/** From so many rows on a list can be searched and sorted. */
const MANY = 10;
/** So many rows are drawn at once, the others as soon as nothing waits for it. */
const FIRST_ROWS = 30;

export function TemplateList() {
  const { t } = useTranslation('dashboard');
  const { data: templates, isError, refetch } = useQuery(gameTemplatesQuery);
  return (
    <section className={styles.games} aria-labelledby="games-title">
      <h2 id="games-title">{t('games.title')}</h2>
      <UnsavedGame />
      {templates === undefined && !isError && <Loading />}
      {templates === undefined && isError && <LoadFailure onRetry={refetch} />}
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
      {templates !== undefined && templates.length > 0 && <Templates templates={templates} />}
    </section>
  );
}

function Templates({ templates }: { templates: GameTemplate[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<TemplateOrder>('changed');
  const [removing, setRemoving] = useState<GameTemplate | null>(null);
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
      {templates.length >= MANY && (
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
              onCopy={copy}
              onRemove={setRemoving}
            />
          ))}
        </ul>
      )}
      {removing && <RemoveDialog template={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
