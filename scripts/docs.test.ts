// The docs must not name paths, links and commands that no longer exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTING_NAMES } from '#server/config.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { zones } from './import-zones.ts';
import { top } from './run-command.ts';

const read = (file: string): string => readFileSync(join(top, file), 'utf8');
const PAGES = ['.', 'docs', 'docs/decisions', 'docs/school', 'lab'].flatMap((folder) =>
  readdirSync(join(top, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const CODE_BLOCK = /^```[\s\S]*?^```$/gm;
/** A file or folder from the top of the tree; one with a placeholder (`<name>`, `*`, `{a,b}`) does not match. */
const PATH = /`((?:deploy|docs|e2e|lab|scripts|server|shared|testing|web)(?:\/[\w.-]+)*\/?|[\w./-]+\.tsx?)`/g;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;
const COMMAND = /\bnpm run ([\w:]+)/g;
const { scripts: commands } = JSON.parse(read('package.json')) as { scripts: object };

const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

it.each(PAGES)('%s names files, headings and commands that exist', (page) => {
  const text = read(page);
  const paths = [...text.replaceAll(CODE_BLOCK, '').matchAll(PATH)].filter(
    ([, path = '']) => !existsSync(join(top, path)),
  );
  const links = [...text.matchAll(LINK)].filter(([, link = '', anchor]) => {
    const target = link === '' ? page : join(dirname(page), link);
    return !existsSync(join(top, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  const unknown = [...text.matchAll(COMMAND)].filter(([, name = '']) => !Object.hasOwn(commands, name));
  expect([...paths, ...links, ...unknown].map(([found]) => found)).toEqual([]);
});

describe('the decision records', () => {
  const records = readdirSync(join(top, 'docs/decisions'))
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
  const headingsOf = (name: string) => [...read(`docs/decisions/${name}`).matchAll(/^## .*$/gm)].map(([line]) => line);

  it('have a number each, which none that went had, and the content of those that went', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    const [, gone = ''] = read('docs/decisions/README.md').split('## Removed');
    const removed = [...gone.matchAll(/^- (\d{4}): (.*)$/gm)];
    expect(removed.length).toBe(gone.match(/^- /gm)?.length);
    expect(removed.filter(([, number = '']) => numbers.includes(number))).toEqual([]);
    const places = removed.flatMap(([, , place = '']) => place.match(/\b\d{4}\b/g) ?? []);
    expect(places.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('have the form of the template', () => {
    // What was rejected is left out if nothing was.
    const headings = headingsOf('0000-template.md').filter((heading) => heading !== '## Rejected');
    for (const name of records) {
      const title = new RegExp(`^# ${name.slice(0, 4)}: .+\n\nDate: \\d{4}-\\d{2}-\\d{2}\n`);
      expect(read(`docs/decisions/${name}`)).toMatch(title);
      expect(headingsOf(name), name).toEqual(expect.arrayContaining(headings));
    }
  });
});

it('the index of decisions has every record with its title and status', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\((.*?)\) \| (.*) \| (.*) \|$/gm)];
  const indexed = rows.map(([, number, file = '', title, status]) => ({ number, file, title, status }));
  const records = readdirSync(join(top, 'docs/decisions'))
    .filter((name) => /^\d{4}-/.test(name) && !name.startsWith('0000'))
    .sort();
  const written = records.map((file) => {
    const text = read(`docs/decisions/${file}`);
    const [, by, inPart] = /^Superseded by \[(\d{4})\]\([^)]*\)( in )?/m.exec(text) ?? [];
    const [, number, title] = /^# (\d{4}): (.*)/.exec(text) ?? [];
    const status = by === undefined ? 'holds' : `superseded ${inPart === undefined ? '' : 'in part '}by ${by}`;
    return { number, file, title, status };
  });
  expect(indexed).toEqual(written);
});

describe('the page of settings', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| .+ \|$/gm)];
  const defaults = new Map(rows.map(([, name = '', value = '']) => [name, value]));

  it('has a row for each setting, and for nothing else', () => {
    expect(rows.map(([, name = '']) => name).sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('says what holds when a setting is absent', () => {
    const inCapitals = (name: string): string => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
    const known = Object.entries(readConfig({})).flatMap(([name, value]) => {
      const shown = typeof value === 'boolean' ? ['on', 'true', 'off', 'false'].slice(value ? 0 : 2) : [String(value)];
      return typeof value === 'object' || name === 'dataDir' || name === 'mailFrom'
        ? []
        : [{ name: inCapitals(name), shown }];
    });
    expect(known.length).toBeGreaterThan(10);
    const wrong = known.filter(({ name, shown }) => {
      const value = defaults.get(name);
      return value !== undefined && !shown.some((one) => value === `\`${one}\``);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the picture of the structure', () => {
  const [, source = ''] = /```mermaid\n([\s\S]*?)```/.exec(read('docs/structure.md')) ?? [];
  /** `web/{site,account}` is two paths. */
  const pathsOf = (label: string): string[] => {
    const [, before = '', names = ''] = /^(.*)\{(.*)\}$/.exec(label) ?? [];
    const paths = names === '' ? [label] : names.split(',').map((name) => before + name);
    return paths.map((path) => (path.includes('.') ? path : `${path.replace(/\/$/, '')}/`));
  };
  const boxes = new Map(
    [...source.matchAll(/(\w+)\["([^<"]+)/g)].map(([, id = '', label = '']) => [id, pathsOf(label)] as const),
  );
  const arrows = [...source.matchAll(/^ +(\w+) (-->|-\.->) (.*)$/gm)].flatMap(([, from = '', , targets = '']) =>
    targets.split(' & ').map((to) => ({ from, to })),
  );
  /** The zone as the picture names it, and the folders that it may import. */
  const rooms = zones
    .filter(({ at }) => !/\.(config\.)?ts$/.test(at) || at === 'server/*.ts')
    .map(({ at, may, types = [] }) => ({ path: at.replace('<each>/', ''), may: [...may, ...types] }));
  /** Whether a box, or the group of folders around it, stands for a path. */
  const covers = (id: string, path: string): boolean =>
    boxes.get(id)?.some((box) => (path.includes('*') ? path === box : path.startsWith(box))) ?? false;

  /** Everything that can be reached from a path by arrows, along boxes and the groups around them. */
  function reachable(path: string): Set<string> {
    const found = new Set<string>();
    const visit = (from: string): void => {
      for (const arrow of arrows.filter((one) => covers(one.from, from))) {
        for (const to of boxes.get(arrow.to) ?? []) {
          if (found.has(to)) continue;
          found.add(to);
          visit(to);
        }
      }
    };
    visit(path);
    return found;
  }

  it('has a box for every folder that has a rule', () => {
    const drawn = [...boxes.values()].flat();
    expect(rooms.map(({ path }) => path).filter((path) => !drawn.includes(path))).toEqual([]);
  });

  it('has only arrows that the rules allow', () => {
    const wrong = arrows.filter(({ from, to }) =>
      rooms
        .filter(({ path }) => covers(from, path))
        .some(({ may }) => !boxes.get(to)?.every((target) => may.some((folder) => target.startsWith(folder)))),
    );
    expect(wrong).toEqual([]);
  });

  it('leads from every folder to all that it may import', () => {
    const missing = rooms.flatMap(({ path, may }) => {
      const reached = [...reachable(path)];
      const folders = may.filter((folder) => /^[^/]+\/[^/]+\/$/.test(folder));
      return folders.filter((folder) => !reached.some((to) => folder.startsWith(to))).map((to) => `${path} → ${to}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('what is said about personal data', () => {
  const privacy = read('docs/privacy.md');
  const ASSESSMENTS = ['docs/school/dpia.md', 'docs/school/dpia-en.md'];
  const codeIn = (text: string): Set<string> => new Set([...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  const sectionOf = (heading: string): string => privacy.split(`${heading}\n`)[1]?.split(/^##/m)[0] ?? '';

  it('names every table, and every column of those about people and games', async () => {
    const database = await createTestDatabase('SQLite');
    const tables = await database.db.introspection.getTables();
    await database.drop();
    expect(tables.length).toBeGreaterThan(50);
    const rows = new Map(
      [...sectionOf('## Every table').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, table, columns = '']) => [
        table,
        codeIn(columns),
      ]),
    );
    const [, content = ''] = /^Content of the editors.*?: (.*)$/m.exec(sectionOf('## Every table')) ?? [];
    const missing = tables.flatMap(({ name, columns }) => {
      const named = rows.get(name);
      if (named === undefined) return codeIn(content).has(name) ? [] : [name];
      return columns.filter((column) => !named.has(column.name)).map((column) => `${name}.${column.name}`);
    });
    expect(missing).toEqual([]);
    const names = tables.map(({ name }) => name);
    expect([...rows.keys(), ...codeIn(content)].filter((name) => !names.includes(String(name)))).toEqual([]);
    for (const page of ASSESSMENTS) {
      const named = codeIn(read(page));
      expect(
        names.filter((name) => !named.has(name)),
        page,
      ).toEqual([]);
    }
  });

  it.each(ASSESSMENTS)('%s has a row for each known limit', (page) => {
    const rowsOf = (letter: string): number[] =>
      [...read(page).matchAll(new RegExp(`^\\| ${letter}(\\d+) \\|`, 'gm'))].map(([, number]) => Number(number));
    const limits = (heading: string): number[] => [...sectionOf(heading).matchAll(/^- \*\*/gm)].map((_, at) => at + 1);
    expect(limits('### Known limits').length).toBeGreaterThan(5);
    expect(rowsOf('L')).toEqual(limits('### Known limits'));
    expect(rowsOf('N')).toEqual(limits('### Not even the teacher'));
  });
});

/** What is in the column of proofs, for each row of a page's tables that have one. */
function proofsIn(page: string): string[] {
  let column = -1;
  return read(page)
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const named = cells.findIndex((cell) => cell === 'bewijs' || cell === 'proof');
      if (!line.startsWith('|')) column = -1;
      else if (named >= 0) column = named;
      else if (column >= 0 && !line.startsWith('|---')) return [cells[column] ?? ''];
      return [];
    });
}

describe('the pages for schools', () => {
  const names = readdirSync(join(top, 'docs/school'));

  it('name a test for each measure, unless people take it', () => {
    const proofs = names.filter((name) => name.endsWith('.md')).flatMap((name) => proofsIn(`docs/school/${name}`));
    expect(proofs.length).toBeGreaterThan(50);
    expect(proofs.filter((proof) => !/`[\w./-]+\.(test|spec)\.tsx?`|^organisat/.test(proof))).toEqual([]);
  });

  it('are linked from README', () => {
    expect(names.filter((name) => !read('README.md').includes(`docs/school/${name}`))).toEqual([]);
  });

  it('have a register in which every line is a field with its value', () => {
    const lines = read('docs/school/register.csv').trimEnd().split('\n');
    expect(lines.filter((line) => !/^"[^"]+","[^"]+"$/.test(line))).toEqual([]);
  });
});

it('the accessibility report has every criterion, each met with a test or a reason', () => {
  const rows = [...read('docs/accessibility-report.md').matchAll(/^\| (\d\.\d\.\d+) .* \| (.*) \| (.*) \|$/gm)];
  expect(new Set(rows.map(([, number]) => number)).size).toBe(55);
  const unproven = rows.filter(([, , result = '', proof]) => proof === '–' && !/[,:] |does not apply/.test(result));
  expect(unproven.map(([row]) => row)).toEqual([]);
});
