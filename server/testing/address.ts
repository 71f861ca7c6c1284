import type { Endpoint } from '#shared/contract/endpoint.ts';

/** The path with every `:name` replaced, made safe for an address. Throws when a value is missing. */
export const addressOf = ({ path }: Pick<Endpoint, 'path'>, values: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} has a parameter ${name} that the test does not know`);
    return encodeURIComponent(value);
  });
