// Rules of the design layer (CONTRIBUTING, “Styling a screen”), for the areas that have moved to it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { compile } from 'tailwindcss';

/** Writes the utilities of all areas. */
const ENTRY = 'web/ui/screens.css';

/** The areas that have moved, and what has not moved in their folders. */
const MOVED: readonly { folder: string; except?: RegExp }[] = [
  { folder: 'web/office' },
  { folder: 'web/teacher', except: /^web\/teacher\/(?!(archive|dashboard|lessons|pairing|school|try-out|wizard)\/)/ },
];

interface Problem {
  file: string;
  line: number;
  message: string;
}

const TEST = /\.test(ing)?\.tsx?$/;
/** Space and size; a line's and a ring's width is neither. */
const SIZED =
  /^\s*((row-|column-)?gap|(margin|padding|inset|scroll-margin)(-[a-z-]+)?|top|right|bottom|left|(min-|max-)?(width|height|(inline|block)-size)|font(-size)?|flex(-basis)?|grid-template[a-z-]*)\s*:/;
const LENGTH = /-?[\d.]+(rem|em|px|pt|lh|ch|cm|mm|v[wh]|vmin|vmax|dvh|cq[iwh])\b/g;
const COMMENT = /\/\*|\/\/|\*\//;
const MARKERS = /^(group|peer)$/;

/** Returns the lengths of the scale, as `0.75rem`. */
const stepsOf = (theme: string): Set<string> =>
  new Set([...theme.matchAll(/--spacing-[\w\\.]+:\s*([^;]+);/g)].map(([, length = '']) => length));

/** Returns the lines with a space or size outside the scale, and with no reason in it or above it. */
function findRaw(file: string, text: string, steps: ReadonlySet<string>): Problem[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (COMMENT.test(line) || COMMENT.test(lines[at - 1] ?? '')) return [];
    if (file.endsWith('.css')) {
      const raw = SIZED.test(line) ? [...line.matchAll(LENGTH)].find(([length]) => !steps.has(length)) : undefined;
      return raw ? [{ file, line: at + 1, message: `${raw[0]} is no step of the scale: say why beside it` }] : [];
    }
    const raw = /[\w)]-\[|style=\{\{.*?['"`][\d.]+(rem|em|px|lh|ch|v[wh])\b/.exec(line);
    return raw ? [{ file, line: at + 1, message: 'a raw value: use a name of web/ui/core/theme.css, or say why' }] : [];
  });
}

interface Element {
  line: number;
  /** The tag or the component. */
  name: string;
  utilities: string[];
  /** Classes of modules, by the name of the import. */
  modules: [object: string, name: string][];
}

/** Returns what an attribute is set to, from the index of its value. */
function valueAt(text: string, from: number): string {
  if (text[from] === '"') return text.slice(from, text.indexOf('"', from + 1) + 1);
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(from + 1, at);
  }
  return '';
}

/** Returns the elements of a file that have classes. */
function elementsIn(text: string): Element[] {
  return [...text.matchAll(/\bclassName=(?=["{])/g)].map(({ index, 0: { length } }) => {
    const value = valueAt(text, index + length);
    // Conditions are no classes: the texts that are compared with something.
    const texts = value.replaceAll(/[=!]==\s*'[^']*'/g, '').replaceAll(/\b(\w*[sS]tyles|richText)\.\w+/g, '');
    const words = [...texts.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].flatMap(([, one, two, three]) =>
      (one ?? two ?? (three ?? '').replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/),
    );
    return {
      line: text.slice(0, index).split('\n').length,
      name: [...text.slice(0, index).matchAll(/<([A-Za-z][\w.]*)/g)].at(-1)?.[1] ?? '',
      utilities: words.filter((word) => /^[@*a-z-]/.test(word) && !MARKERS.test(word)),
      modules: [...value.matchAll(/\b(\w*[sS]tyles|richText)\.(\w+)/g)].map(([, object = '', name = '']) => [
        object,
        name,
      ]),
    };
  });
}

/** Returns the classes of the last element of a selector, in each of its alternatives. */
const classesOf = (selector: string): string[] =>
  selector.split(',').flatMap((one) => {
    const last =
      one
        .trim()
        .split(/(?<!\\)[\s>+~]+(?![^(]*\))/)
        .at(-1) ?? '';
    return [...last.matchAll(/\.((?:\\.|[\w@-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
  });

/** Returns the properties that each class of a style sheet sets. */
function propertiesByClass(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const open: string[] = [];
  const parts = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/((?:\\.|"[^"]*"|[^{};"])*)([{};])/g);
  for (const [, text = '', end] of parts) {
    const property = end === '{' ? undefined : /^\s*([\w-]+)\s*:/.exec(text)?.[1];
    const selector = open.findLast((one) => !one.startsWith('@'));
    if (property !== undefined && selector !== undefined)
      for (const name of classesOf(selector)) found.set(name, (found.get(name) ?? new Set()).add(property));
    if (end === '{') open.push(text.trim());
    if (end === '}') open.pop();
  }
  return found;
}

/** Whether one property sets the other one, or a part of it. */
const meets = (one: string, other: string): boolean =>
  one === other ||
  (![one, other].some((property) => property.endsWith('-radius')) &&
    (one.startsWith(`${other}-`) || other.startsWith(`${one}-`)));

/** Returns what an import of ours names, from the top. */
const pathOf = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);

const importsIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/import (?:(\w+)|\{([^}]*)\}) from '([^']+)'/g)].flatMap(([, whole, names = '', from = '']) =>
      (whole ?? names).split(',').map((name): [string, string] => [name.replace(/^\s*type /, '').trim(), from]),
    ),
  );

/** Returns the utilities of an area's elements that do not exist, and those that set what a module of the same element sets. */
function findMixed(top: string, file: string, text: string, utilities: Map<string, Set<string>>): Problem[] {
  const imports = importsIn(text);
  const read = (path: string): string => readFileSync(join(top, path), 'utf8');
  return elementsIn(text).flatMap(({ line, name, utilities: used, modules }) => {
    const unknown = used.filter((one) => !utilities.has(one));
    const set = new Set(
      modules.flatMap(([object, one]) => {
        const from = imports.get(object);
        return from === undefined ? [] : [...(propertiesByClass(read(pathOf(file, from))).get(one) ?? [])];
      }),
    );
    // A component of ours has a module of its own.
    const component = /^[A-Z]/.test(name) ? imports.get(name) : undefined;
    if (component && /^[#.]/.test(component)) {
      const path = pathOf(file, component);
      for (const [, from] of importsIn(read(path)))
        if (from.endsWith('.module.css'))
          for (const properties of propertiesByClass(read(pathOf(path, from))).values())
            for (const property of properties) set.add(property);
    }
    const twice = used.filter((one) => [...(utilities.get(one) ?? [])].some((p) => [...set].some((q) => meets(p, q))));
    return [
      ...unknown.map((one) => ({ file, line, message: `there is no utility ${one}` })),
      ...twice.map((one) => ({ file, line, message: `a module of this element sets what ${one} sets` })),
    ];
  });
}

/** Returns what the utilities of an entry set, of those that are asked for. */
async function utilitiesOf(top: string, entry: string, asked: readonly string[]): Promise<Map<string, Set<string>>> {
  const { resolve } = createRequire(import.meta.url);
  const { build } = await compile(readFileSync(join(top, entry), 'utf8'), {
    base: dirname(join(top, entry)),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(`${id}.css`);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return propertiesByClass(build([...asked]));
}

/** Returns each line of a moved area that breaks a rule. */
export async function findStyleProblems(top: string): Promise<Problem[]> {
  if (!existsSync(join(top, ENTRY))) return [];
  const problems: Problem[] = [];
  for (const { folder, except } of MOVED) {
    if (!existsSync(join(top, folder))) continue;
    const files = readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|css)$/.test(path) && !TEST.test(path) && !except?.test(path))
      .map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }));
    const asked = files.flatMap(({ path, text }) =>
      path.endsWith('.tsx') ? elementsIn(text).flatMap((e) => e.utilities) : [],
    );
    const utilities = await utilitiesOf(top, ENTRY, asked);
    const steps = stepsOf(readFileSync(join(top, 'web/ui/core/theme.css'), 'utf8'));
    for (const { path, text } of files) {
      problems.push(...findRaw(path, text, steps));
      if (path.endsWith('.tsx')) problems.push(...findMixed(top, path, text, utilities));
    }
  }
  return problems;
}
