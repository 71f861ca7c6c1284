import { useMemo } from 'react';
import type { LiveAt } from '#shared/contract/live-state.ts';
import { boardPages, pageLook, shownPage } from '#shared/domain/board-pages.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Argument } from '#web/teacher/parts/live-figures.ts';
import { Entry, type EntryProps, type GroupArgumentsProps, useArgumentGroups } from './group-arguments-view.tsx';
import view from './live-view.module.css';
import { OptionGroups, TwoColumns } from './option-groups.tsx';
import { PageRow } from './page-row.tsx';

interface ArgumentsViewProps extends GroupArgumentsProps {
  statementId: string;
  /** Which page is shown; the first one otherwise. */
  at: LiveAt | null;
  onAt?: ((at: LiveAt) => void) | undefined;
}

/** Characters that the name of the played party takes. */
const PLAYED = 30;
const lengthOfArgument = ({ text, partyId }: Argument): number => lengthOf(text) + (partyId === null ? 0 : PLAYED);

/** A page of the class's arguments, by option. */
export function ArgumentsView({ options, entries, parties, tools, statementId, at, onAt }: ArgumentsViewProps) {
  const { t } = useTranslation('teacher-live');
  const groups = useArgumentGroups(entries, tools?.removals);
  const pages = useMemo(
    () =>
      boardPages(
        options.map(({ opinion }) => groups.get(opinion) ?? []),
        lengthOfArgument,
      ),
    [options, groups],
  );
  const page = shownPage(pages.length, at?.kind === 'arguments' ? at.page : 0);
  const columns = pages[page] ?? [];
  const shown = columns.flat();
  const ofOption = options.map(({ opinion, color }) => {
    const all = groups.get(opinion) ?? [];
    return { opinion, color, all, shown: all.filter((one) => shown.includes(one)) };
  });
  const names = new Map(parties.map(({ _id, name }) => [_id, name]));
  const draw = ({ answerId, text, partyId }: Argument, option?: EntryProps['option']) => (
    <Entry
      key={answerId}
      answerId={answerId}
      text={text}
      played={partyId === null ? undefined : names.get(partyId)}
      removal={tools?.removals.get(answerId)}
      draw={tools?.draw}
      option={option}
    />
  );
  const look = pageLook(
    ofOption.map((one) => one.shown),
    lengthOfArgument,
  );
  const list = { label: t('arguments.label'), none: t('arguments.none'), onPointerLeave: tools?.onLeave };
  return (
    <main id="main" className={`${view.view} ${view.paged}`}>
      {look === 'two' ? (
        <TwoColumns
          {...list}
          columns={columns.map((column) =>
            column.map((one) =>
              draw(
                one,
                ofOption.find(({ all }) => all.includes(one)),
              ),
            ),
          )}
        />
      ) : (
        <OptionGroups
          {...list}
          isSmall={look === 'small'}
          groups={ofOption.map(({ opinion, color, all, shown: some }) => ({
            opinion,
            color,
            count: t('arguments.count', {
              count: all.filter(({ answerId }) => !tools?.removals.has(answerId)).length,
            }),
            entries: some.map((one) => draw(one)),
          }))}
        />
      )}
      <PageRow
        page={page}
        pages={pages.length}
        others={t('teacher-board:pages.arguments', { count: pages.flat(2).length - shown.length })}
        onPage={onAt && ((number) => onAt({ kind: 'arguments', id: statementId, page: number }))}
      />
    </main>
  );
}
