import { expect, it } from 'vitest';
import { voiceFor } from './use-voice.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it.each([
  ['none', [], null],
  ['one of another language', [voice('fr-BE')], null],
  ['one that reads elsewhere', [voice('nl-BE', false)], null],
  ['one of another country', [voice('en-GB'), voice('nl-NL')], 'nl-NL'],
  ['its own country first', [voice('nl-NL'), voice('nl-BE')], 'nl-BE'],
  ['one of the device before a better one elsewhere', [voice('nl-BE', false), voice('nl_NL')], 'nl_NL'],
  ['as Android writes it', [voice('nl_NL'), voice('nl_BE')], 'nl_BE'],
  ['a language that only begins alike', [voice('nld-x')], null],
])('of these voices reads nl-BE: %s', (_, voices, expected) =>
  expect(voiceFor(voices, 'nl-BE')?.lang ?? null).toBe(expected),
);
