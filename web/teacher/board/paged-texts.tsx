import type { ReactNode } from 'react';
import { type BoardPage, hasColumns, shownPage } from '#shared/domain/board-pages.ts';
import { GrowingMain } from './growing-main.tsx';
import view from './live-view.module.css';
import { OptionGroups, TwoColumns } from './option-groups.tsx';
import { PageRow } from './page-row.tsx';

export interface TextOption {
  opinion: string;
  color: string;
}

interface PagedTextsProps<T> {
  options: readonly TextOption[];
  /** The texts of each option. */
  groups: readonly (readonly T[])[];
  /** Of `groups`. */
  pages: readonly BoardPage<T>[];
  /** The number of the page that is asked for. */
  page: number;
  lengthOf: (text: T) => number;
  /** Draws a text; with its option if no heading names that. */
  entry: (text: T, option?: TextOption) => ReactNode;
  words: {
    label: string;
    /** For an option without a text. */
    none: string;
    count: (texts: readonly T[]) => string;
    /** How many are on other pages. */
    others: (count: number) => string;
  };
  /** Shows another page; absent if it can only be read. */
  onPage: ((page: number) => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
}

/** A page of texts that belong to options: in a column for each option if they have room there, otherwise in two columns. */
export function PagedTexts<T>({
  options,
  groups,
  pages,
  page: asked,
  lengthOf,
  entry,
  words,
  onPage,
  onPointerLeave,
}: PagedTextsProps<T>) {
  const page = shownPage(pages.length, asked);
  const columns = pages[page] ?? [];
  const shown = columns.flat();
  const shownOf = groups.map((texts) => texts.filter((one) => shown.includes(one)));
  const optionOf = (text: T) => options[groups.findIndex((texts) => texts.includes(text))];
  const list = { label: words.label, none: words.none, onPointerLeave };
  return (
    <GrowingMain className={`${view.view} ${view.paged}`}>
      {!hasColumns(shownOf, lengthOf) ? (
        <TwoColumns {...list} columns={columns.map((column) => column.map((one) => entry(one, optionOf(one))))} />
      ) : (
        <OptionGroups
          {...list}
          groups={options.map(({ opinion, color }, at) => ({
            opinion,
            color,
            count: words.count(groups[at] ?? []),
            entries: (shownOf[at] ?? []).map((one) => entry(one)),
          }))}
        />
      )}
      <PageRow
        page={page}
        pages={pages.length}
        others={words.others(pages.flat(2).length - shown.length)}
        onPage={onPage}
      />
    </GrowingMain>
  );
}
