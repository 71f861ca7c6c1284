import { useMemo } from 'react';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { Party } from '#shared/contract/party.ts';
import { boardLength, boardPages } from '#shared/domain/board-pages.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Argument, ArgumentEntry, LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { type ArgumentTools, Entry, useArgumentGroups } from './group-arguments-view.tsx';
import view from './live-view.module.css';
import { PagedTexts } from './paged-texts.tsx';

interface ArgumentsViewProps {
  options: LiveStatement['opinionOptions'];
  /** In the order in which they are shown; in a party game also answers without an argument. */
  entries: readonly ArgumentEntry[];
  /** In a party game: the parties that the students played. */
  parties: readonly Pick<Party, '_id' | 'name'>[];
  /** Undefined if they can only be read. */
  tools: ArgumentTools | undefined;
  statementId: string;
  /** The page to show; the first one by default. */
  at: LiveAt | null;
  onAt?: ((at: LiveAt) => void) | undefined;
}

/** Characters that the name of the played party takes. */
const PLAYED = 30;
const lengthOfArgument = ({ text, partyId }: Argument): number => boardLength(text) + (partyId === null ? 0 : PLAYED);

/** A page of the class's arguments, by option. */
export function ArgumentsView({ options, entries, parties, tools, statementId, at, onAt }: ArgumentsViewProps) {
  const { t } = useTranslation('teacher-live');
  const byOption = useArgumentGroups(entries, tools?.removals);
  const groups = useMemo(() => options.map(({ opinion }) => byOption.get(opinion) ?? []), [options, byOption]);
  const pages = useMemo(() => boardPages(groups, lengthOfArgument), [groups]);
  const names = new Map(parties.map(({ _id, name }) => [_id, name]));
  return (
    <PagedTexts
      options={options}
      groups={groups}
      pages={pages}
      page={at?.kind === 'arguments' ? at.page : 0}
      lengthOf={lengthOfArgument}
      entry={({ answerId, text, partyId }, option) => (
        <Entry
          key={answerId}
          answerId={answerId}
          text={text}
          played={partyId === null ? undefined : names.get(partyId)}
          removal={tools?.removals.get(answerId)}
          draw={tools?.draw}
          drawEnlarged={tools?.drawEnlarged}
          option={option}
        />
      )}
      words={{
        label: t('arguments.label'),
        none: t('arguments.none'),
        count: (texts) =>
          t('arguments.count', { count: texts.filter(({ answerId }) => !tools?.removals.has(answerId)).length }),
        others: (count) => t('teacher-board:pages.arguments', { count }),
      }}
      onPage={onAt && ((page) => onAt({ kind: 'arguments', id: statementId, page }))}
      onPointerLeave={tools?.onLeave}
    />
  );
}

/** The place of the arguments before the first result of a round, when none of those that were written is shown. */
export function NoArgumentsYet() {
  const { t } = useTranslation('teacher-live');
  return (
    <main id="main" className={`${view.view} ${view.paged}`}>
      <p className={view.empty}>{t('arguments.notYet')}</p>
    </main>
  );
}
