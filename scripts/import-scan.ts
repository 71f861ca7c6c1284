import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Import {
  specifier: string;
  line: number;
  /** The address is calculated at run time; `specifier` is its fixed beginning. */
  computed: boolean;
  /** `import type`, `export type` or `import('…').T`: gone before the code runs. */
  typeOnly: boolean;
}

export interface SourceFile {
  path: string;
  imports: Import[];
}

const FOLDERS = ['shared', 'server', 'web', 'testing', 'scripts', 'e2e', 'lab'];
const SOURCE = /\.tsx?$/;

/** Every import of a file: static, dynamic, re-export, and types by `import('…')`. */
function readImports(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (at: number, specifier: string, { computed = false, typeOnly = false } = {}): void => {
    found.push({ specifier, line: text.slice(0, at).split('\n').length, computed, typeOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.start, node.source.value, { typeOnly: node.importKind === 'type' }),
    ExportAllDeclaration: (node) => add(node.start, node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.start, node.source.value, { typeOnly: node.exportKind === 'type' });
    },
    TSImportType: (node) => add(node.start, node.source.value, { typeOnly: true }),
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(start, source.value);
      else if (source.type === 'TemplateLiteral') {
        add(start, source.quasis[0]?.value.cooked ?? '', { computed: source.expressions.length > 0 });
      } else add(start, '', { computed: true });
    },
  }).visit(program);
  return found;
}

/** Returns the source files below a folder, with paths from there. */
export function scanTree(top: string): SourceFile[] {
  const inFolders = FOLDERS.flatMap((folder) => {
    try {
      return readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
    } catch {
      return [];
    }
  });
  const atTop = readdirSync(top);
  return [...atTop, ...inFolders]
    .filter((path) => SOURCE.test(path) && !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path, imports: readImports(path, readFileSync(join(top, path), 'utf8')) }));
}
