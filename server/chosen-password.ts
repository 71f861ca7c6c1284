// A password that comes with a setting: the same ones are refused as in the web app.
import { hashPassword, passwordFault } from '#server/http/password.ts';
import { ConfigError } from './config.ts';

/** The hash of the password in the variable `name`, where at least `least` characters are asked for. */
export async function hashChosen(name: string, password: string, least: number): Promise<string> {
  const fault = await passwordFault(password, least);
  if (fault === 'TOO_SHORT') throw new ConfigError(`${name}: must have at least ${least} characters`);
  if (fault !== null) throw new ConfigError(`${name}: is one of the most used passwords`);
  return hashPassword(password);
}
