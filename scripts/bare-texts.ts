// The part of `npm run lint` for texts beside something else in an element that changes. A browser that translates
// puts each text into elements of its own: React then fails to remove it or to insert something before it, and writes
// its next words where nobody sees them (docs/decisions/0138-words-and-the-specification.md).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** What a child draws: a text that stays as it is, one that may change, something that comes and goes, or an element. */
type Kind = 'fixed' | 'text' | 'changing' | 'element' | 'nothing';

/** Translators put no elements into these. */
const TEXT_ONLY = /^<(option|title|textarea|text)\b/;

/** Values that are elements, if their file does not say what they are. */
const ELEMENTS = /^(children|dialogs?|panel|main|back|more|buttons?)$/;

/** The names in a file whose declaration or type says that they are elements. */
function elementNames(program: ESTree.Program, sourceOf: (node: ESTree.Node | null | undefined) => string) {
  const names = new Set<string>();
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (/ReactNode|ReactElement/.test(sourceOf(typeAnnotation))) names.add(sourceOf(key));
    },
    VariableDeclarator: ({ id, init }) => {
      const drawn = /^(\w+)(\?\.)?\(/.exec(sourceOf(init))?.[1];
      if (/<\/|\/>/.test(sourceOf(init)) || (drawn && names.has(drawn))) names.add(sourceOf(id));
    },
  }).visit(program);
  return names;
}

/** Returns where in a file of components a text stands bare in an element that changes. */
export function bareTextsOf(path: string, source: string): { start: number; end: number }[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const sourceOf = (node: ESTree.Node | null | undefined): string => (node ? source.slice(node.start, node.end) : '');
  const elements = elementNames(program, sourceOf);
  const isElement = (name: string): boolean => elements.has(name) || ELEMENTS.test(name);

  const kindOf = (node: ESTree.Node): Kind => {
    switch (node.type) {
      case 'JSXText':
        if (node.value.trim() === '' && node.value.includes('\n')) return 'nothing';
        // No browser translates blanks and punctuation.
        return /[\p{L}\p{N}]/u.test(node.value) ? 'fixed' : 'element';
      case 'JSXElement':
      case 'JSXFragment':
        return 'element';
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return kindOf(node.expression);
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'Literal':
        return node.value === null ? 'nothing' : /[\p{L}\p{N}]/u.test(String(node.value)) ? 'fixed' : 'element';
      case 'LogicalExpression':
        return ['element', 'changing'].includes(kindOf(node.right)) ? 'changing' : 'text';
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].some((branch) => ['fixed', 'text'].includes(kindOf(branch)))
          ? 'text'
          : 'changing';
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        if (sourceOf(callee) === 't') return given.length === 1 && given[0]?.type === 'Literal' ? 'fixed' : 'text';
        if (callee.type === 'MemberExpression')
          return /\.map$/.test(sourceOf(callee)) || /<\/|\/>/.test(sourceOf(node)) ? 'changing' : 'text';
        return isElement(sourceOf(callee)) ? 'changing' : 'text';
      }
      case 'Identifier':
        return isElement(node.name) ? 'element' : 'text';
      case 'MemberExpression':
        return isElement(sourceOf(node.property)) ? 'element' : 'text';
      default:
        return 'text';
    }
  };

  const found: { start: number; end: number }[] = [];
  const look = (parent: ESTree.JSXElement | ESTree.JSXFragment): void => {
    if (TEXT_ONLY.test(sourceOf(parent))) return;
    const children = parent.children.map((child) => ({ child, kind: kindOf(child) }));
    const kinds = children.map(({ kind }) => kind).filter((kind) => kind !== 'nothing');
    const isAlone = kinds.length < 2 && parent.type === 'JSXElement';
    if (isAlone || (parent.type === 'JSXElement' && kinds.every((kind) => kind === 'fixed' || kind === 'element')))
      return;
    for (const { child, kind } of children)
      if (kind === 'fixed' || kind === 'text') found.push({ start: child.start, end: child.end });
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return found;
}

const MESSAGE = 'a text beside something else in an element that changes needs an element of its own, as <span>';

/** Returns each such text; `paths` are relative to the top of the tree. */
export function findBareTexts(top: string, paths: readonly string[]) {
  return paths
    .filter((path) => /^web\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const source = readFileSync(join(top, path), 'utf8');
      return bareTextsOf(path, source).map(({ start }) => ({
        file: path,
        line: source.slice(0, start).trimEnd().split('\n').length,
        message: MESSAGE,
      }));
    });
}
