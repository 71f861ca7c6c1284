import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';

interface Settings {
  productName: string;
  /** At least one; the first is the default. */
  languages: LanguageCode[];
  privacyUrl: string | null;
  /** The contact for accessibility problems: `mailto:` or `https:`. */
  accessibilityContact: string | null;
  minPasswordLength: number;
  resultsMinCount: number;
  /** Whether every new game has `aggregates_only`. */
  strictAnonymity: boolean;
  /** Whether somebody without an account may try a game out. */
  visitors: boolean;
  /** Whether somebody may register without an invitation. */
  registration: boolean;
  /** The address at which students reach the product, as configured; null: the address of this page. */
  publicUrl: string | null;
  /** The address at which devices on the same network reach the machine that serves this page. */
  networkUrl: string | null;
}

const DEFAULTS: Settings = {
  productName: PRODUCT_NAME,
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
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses what the server writes into the settings element of index.html; a setting that is missing or of another type has its default. */
export function parseSettings(text: string | null | undefined): Settings {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (!isRecord(given)) return DEFAULTS;
  const languages = Array.isArray(given.languages) ? given.languages.filter(isLanguageCode) : [];
  return {
    productName: typeof given.productName === 'string' ? given.productName : DEFAULTS.productName,
    languages: languages.length > 0 ? languages : DEFAULTS.languages,
    privacyUrl: typeof given.privacyUrl === 'string' ? given.privacyUrl : DEFAULTS.privacyUrl,
    accessibilityContact:
      typeof given.accessibilityContact === 'string' ? given.accessibilityContact : DEFAULTS.accessibilityContact,
    minPasswordLength:
      typeof given.minPasswordLength === 'number' ? given.minPasswordLength : DEFAULTS.minPasswordLength,
    resultsMinCount: typeof given.resultsMinCount === 'number' ? given.resultsMinCount : DEFAULTS.resultsMinCount,
    strictAnonymity: given.strictAnonymity === true,
    visitors: given.visitors !== false,
    registration: given.registration !== false,
    publicUrl: typeof given.publicUrl === 'string' ? given.publicUrl : DEFAULTS.publicUrl,
    networkUrl: typeof given.networkUrl === 'string' ? given.networkUrl : DEFAULTS.networkUrl,
  };
}

export const settings: Settings = parseSettings(globalThis.document?.getElementById('settings')?.textContent);
