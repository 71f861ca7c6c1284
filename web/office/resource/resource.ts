// What the office lists, edits and deletes: one description each, from which its pages are drawn.
import type { InvalidateOptions, UseQueryResult } from '@tanstack/react-query';
import type { ChangeEvent, ReactNode } from 'react';
import type { FieldCode } from '#shared/rules/field-codes.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import type { Crumb } from '#web/office/frame/office-page.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';

export interface Item {
  _id: string;
  version: number;
}

/** The values of a form as texts. */
export type Values<Name extends string> = Record<Name, string>;

/** What a field gets of its form. */
interface Ties {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/** The form around a field, for a control that is no plain input or changes several values. */
export interface FormAround<Name extends string> {
  values: Values<Name>;
  fill: (more: Partial<Values<Name>>) => void;
  /** While it is saved. */
  busy: boolean;
}

/** One field of a form. */
export interface FieldRow<Thing, Name extends string> {
  /** Its value as a text. */
  of: (item: Thing) => string;
  label: string;
  hint?: string;
  /** What is said of a code, or of any, instead of the sentence of all forms. */
  wrong?: string | Partial<Record<FieldCode, string>>;
  /** Whether it is drawn, with those other values; always if absent. */
  isShown?: (values: Values<Name>) => boolean;
  draw: (ties: Ties, form: FormAround<Name>) => ReactNode;
}

/** The texts of a resource have the same keys in each of these files. */
export type ResourceTexts = 'office-parties' | 'office-partners' | 'office-words' | 'office-content';

export interface Resource<Thing extends Item, Name extends string, Texts extends ResourceTexts = ResourceTexts> {
  texts: Texts;
  /** The address of the list, where saving leads. */
  list: string;
  /** Below which address each item has its own; absent: the list's. */
  items?: string;
  /** The pages above an item's; absent: the list. */
  crumbs?: (t: Translate) => readonly Crumb[];
  /** How the names of its drafts begin. */
  draft: string;
  /** An item that does not exist is null, or fails with NOT_FOUND. */
  useItem: (id: string) => UseQueryResult<Thing | null>;
  /** What a new one begins with, where that is more than nothing; undefined while it is read. */
  useFirst?: () => Partial<Values<Name>> | undefined;
  /** The field that names an item; a list is sorted by it at first. */
  name: Name;
  fields: (t: Translate, isNew: boolean) => Record<Name, FieldRow<Thing, Name>>;
  /** Returns the codes of the fields that are wrong. */
  check: (values: Values<Name>, isNew: boolean) => FieldErrors<Name>;
  /** Stores a new item under `newId`, or the one with that id; without a version, any stored one is overwritten. */
  store: (
    id: string | null,
    values: Values<Name>,
    version: number | null,
    newId: string,
  ) => Promise<{ stored: Thing; uploadURL?: string }>;
  /** Reads again what is shown of them. */
  refresh: (options?: InvalidateOptions) => Promise<unknown>;
  /** An image besides the fields, which is sent or removed once they are stored. */
  image?: {
    /** Its address. */
    of: (item: Thing) => string | null;
    label: (t: Translate) => string;
    /** The field that it comes after. */
    after: Name;
    remove: (id: string) => Promise<unknown>;
  };
  /** Absent for what is not deleted from its form. */
  removal?: {
    remove: (id: string) => Promise<unknown>;
    /** Why it cannot be deleted, for the code of a refusal after which another try would not help. */
    whyNot?: (t: Translate, code: string, id: string) => Promise<string | null>;
  };
  /** Below the fields, as wide as the page. */
  below?: (values: Values<Name>) => ReactNode;
}

/** A resource with a list page that can be searched. */
export interface ListedResource<Thing extends Item, Name extends string>
  extends Resource<Thing, Name, Exclude<ResourceTexts, 'office-content'>> {
  useList: () => UseQueryResult<readonly Thing[]>;
  /** After the image and the name. */
  columns: (t: Translate) => readonly Column<Thing>[];
  /** The text that the search looks through. */
  searched: (item: Thing) => string;
}

/** Selects the item with that id from a list; null if it has none. */
export const oneOf =
  (id: string) =>
  <Thing extends Item>(list: readonly Thing[]): Thing | null =>
    list.find(({ _id }) => _id === id) ?? null;
