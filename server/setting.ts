// The building blocks of the rules for all settings.
import { z } from 'zod';

export const text = z.string();

/** A setting without which there is nothing. */
export const optional = <T extends z.ZodType<unknown, string>>(rule: T) => rule.nullable().default(null);

/** One of two words; the first when it is not set. */
export const choice = <A extends string, B extends string>(usual: A, other: B) =>
  z.enum([usual, other], `must be ${usual} or ${other}`).default(usual as never);

/** Notes what is wrong with a setting beside the others. */
export type Refuse = (name: string, message: string) => void;

type CamelCase<S extends string> = S extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<S>;
type CamelCased<T, K extends keyof T & string> = { [Name in K as CamelCase<Name>]: T[Name] };

/** The values of these settings by names like `publicUrl`. */
export const camelCased = <T extends object, K extends keyof T & string>(values: T, of: Record<K, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name in of)
      .map(([name, value]) => [
        name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  ) as CamelCased<T, K>;
