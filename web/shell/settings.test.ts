// The settings element: its values are used, a missing or wrong one falls back to its default.
import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('settings', () => {
  it('falls back to the defaults without the element, or with one that is no JSON', () => {
    const defaults = parseSettings(undefined);
    expect(defaults).toEqual({
      productName: 'Halfrond',
      languages: ['NL_BE'],
      privacyUrl: null,
      accessibilityContact: null,
      minPasswordLength: 4,
      resultsMinCount: 0,
      strictAnonymity: false,
      visitors: true,
      registration: true,
      publicUrl: null,
      networkUrl: null,
    });
    expect(parseSettings('not json')).toEqual(defaults);
  });

  it('takes what is given and leaves the rest', () => {
    const given = '{"languages":["FR","NL_BE","XX"],"minPasswordLength":12,"privacyUrl":7}';
    expect(parseSettings(given)).toMatchObject({
      languages: ['FR', 'NL_BE'],
      minPasswordLength: 12,
      privacyUrl: null,
      accessibilityContact: null,
      productName: 'Halfrond',
    });
  });
});
