import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { gameTemplatesQuery, removeTemplate } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { gameDraftKey } from '#web/teacher/wizard/stored-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { useRowFocus } from '#web/ui/lists/use-row-focus.ts';
import { DrawingFile } from '#web/widgets/drawing.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { OwnLesson } from './own-lesson.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { UnsavedGame } from './unsaved-game.tsx';

/** Rows from which the list can be searched. */
const SEARCH_FROM = 20;
/** This many rows are drawn at once, the others when the browser is idle. */
const FIRST_ROWS = 30;

/** The lessons that a teacher prepared. */
export function OwnLessons() {
  const { t } = useTranslation('teacher-dashboard');
  const games = useQuery(gameTemplatesQuery);
  const templates = games.data;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(section, heading, templates?.length ?? 0, '[data-lesson]');
  return (
    <section ref={section} className="grid grid-cols-1 gap-3" aria-labelledby="games-title" {...keepFocus}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id="games-title" className="title text-xl">
          {t('games.title')}
        </h2>
        <Link className="inline-flex min-h-link items-center gap-2 font-strong" to="/teacher/games/new">
          <Icon name="plus" />
          {t('newGame')}
        </Link>
      </div>
      <UnsavedGame />
      {templates === undefined ? <Unread queries={[games]} /> : <Rows templates={templates} />}
    </section>
  );
}

function Rows({ templates }: { templates: ListedTemplate[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const [search, setSearch] = useState('');
  const [more, setMore] = useState<ListedTemplate | null>(null);
  const [giving, setGiving] = useState<ListedTemplate | null>(null);
  const [removing, setRemoving] = useState<ListedTemplate | null>(null);
  const wanted = useDeferredValue(search);
  const rows = useDeferredValue(templates.length, FIRST_ROWS);
  const shown = templates.filter(({ name }) => matchesSearch(name, wanted));
  return (
    <>
      {templates.length >= SEARCH_FROM && <SearchField label={t('games.search')} value={search} onSearch={setSearch} />}
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 py-3 text-soft line-ink-t" role="status">
          {templates.length === 0 && <DrawingFile name="pencil" className="size-12 shrink-0" />}
          <span>{templates.length === 0 ? t('games.none') : t('games.notFound', { search: wanted.trim() })}</span>
        </p>
      ) : (
        <ul className="line-ink-t">
          {shown.slice(0, rows).map((template) => (
            <OwnLesson key={template._id} template={template} onMore={setMore} />
          ))}
        </ul>
      )}
      {more && <TemplateMenu template={more} onGive={setGiving} onRemove={setRemoving} onClose={() => setMore(null)} />}
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
