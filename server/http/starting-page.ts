import { hash } from 'node:crypto';
import { textsIn, withValues } from '#server/texts/texts.ts';
import { LANGUAGE_TAGS, LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { PRODUCT_NAME } from '#shared/domain/product.ts';

/** Seconds after which a browser asks again. */
const RELOAD_SECONDS = 3;

// The colours of web/ui/core/tokens.css; its font cannot be served yet.
const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 2rem 1.25rem;
    background: #064638; color: #fff; font: 400 1.125rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  main { width: 100%; max-width: 34rem; }
  svg { display: block; width: 6rem; margin-bottom: 2rem; }
  h1 { font-size: clamp(2rem, 8vw, 3rem); line-height: 1.1; margin-bottom: .5rem; }
  ul { list-style: none; padding: 1.5rem 0 0; margin-top: 2rem; border-top: 1px solid #41b599; display: grid; gap: 1rem;
    font-size: 1rem; color: #d7f1e9; }
  b { display: block; color: #fff; }
  @media (prefers-reduced-motion: no-preference) {
    .last { animation: wait 1.4s ease-in-out infinite alternate; }
    @keyframes wait { to { opacity: .25; } }
  }`;

const SEATS = [
  [3.5, 20],
  [8.3, 8.3],
  [20, 3.5],
  [36.5, 20],
  [12.4, 20],
  [20, 12.4],
  [27.6, 20],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`)
  .join('');
const SIGN = `<svg viewBox="0 0 40 24" aria-hidden="true"><g fill="#7dd1b9">${SEATS}</g><circle class="last" cx="31.7" cy="8.3" r="3.8" fill="#ffcc00"/></svg>`;

/** Of a page with that style and nothing else. */
export const STARTING_POLICY = `default-src 'none';style-src 'sha256-${hash('sha256', STYLE, 'base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** The page “one moment”, in the first of these languages and smaller in the others; it reloads by itself. */
export function startingPage([first = 'NL_BE']: readonly LanguageCode[]): string {
  const wordsIn = (language: LanguageCode) => {
    const { title, explanation } = textsIn(language).startingPage;
    return { title, explanation: withValues(explanation, { product: PRODUCT_NAME }) };
  };
  const { title, explanation } = wordsIn(first);
  const item = (language: LanguageCode): string => {
    const words = wordsIn(language);
    return `<li lang="${LANGUAGE_TAGS[language]}"><b>${words.title}</b>${words.explanation}</li>`;
  };
  const others = LANGUAGES.filter((language) => language !== first);
  return `<!doctype html><html lang="${LANGUAGE_TAGS[first]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RELOAD_SECONDS}"><meta name="theme-color" content="#064638"><title>${PRODUCT_NAME}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${SIGN}<h1>${title}</h1><p>${explanation}</p><ul>${others.map(item).join('')}</ul></main></body></html>`;
}
