import type { Contract } from './contract.ts';

/** A call's name: `'GET voting/session/:code'`. */
export type CallName = keyof Contract & string;

type Part<K extends CallName, Name extends string> = Contract[K] extends Record<Name, infer Value> ? Value : undefined;
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: never }
  : undefined extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

type GivenQuery<Query> = [Query] extends [undefined]
  ? { query?: never }
  : Partial<Query> extends Query
    ? { query?: Query }
    : { query: Query };

/** The input of a call: the parts that the contract names; `form` may replace a body if the contract accepts forms. */
export type CallInput<K extends CallName> = Given<'params', Part<K, 'params'>> &
  GivenQuery<Part<K, 'query'>> &
  (Given<'body', Body<K>> | { body?: never; form: FormData });

export type Body<K extends CallName> = Part<K, 'body'>;
export type Reply<K extends CallName> = Part<K, 'reply'>;
