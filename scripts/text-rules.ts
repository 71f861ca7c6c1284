// Rules that imports cannot show: which words may be used in which folders, in code and in comments.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface TextRule {
  /** Where the rule holds. */
  within: RegExp;
  /** The folders in which the words are permitted; tests may use them everywhere. */
  except: RegExp;
  words: RegExp;
  message: string;
}

const TEST = /\.test\.tsx?$/;

export const textRules: readonly TextRule[] = [
  {
    within: /^server\//,
    except: /^server\/(db|data|testing)\//,
    words: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/,
    message: 'SQL is in server/data only (the engine: server/db)',
  },
  {
    within: /^web\//,
    except: /^web\/(data|session)\//,
    words: /\bqueryKey:/,
    message: 'query keys are in web/data and web/session only',
  },
  {
    within: /^web\//,
    except: /^web\/(data|session)\//,
    words: /from '#web\/client\/api\.ts'/,
    message: 'reads and writes are in web/data, with what they invalidate (the read of an open game: web/session)',
  },
  {
    within: /^web\//,
    except: /^web\/office\//,
    words: /from 'zod'/,
    message: 'zod is for the back office: students do not load it',
  },
  {
    within: /\.(tsx?|css)$/,
    except: /^scripts\/text-rules\.ts$/,
    words: /(\/\/|\*).*\b([Nn]ull|undefined|absent|none|also|Throws [A-Z_]+) where\b/,
    message: 'a condition is "if" or "when"; "where" is a place',
  },
  {
    within: /^(server|shared)\/.*\.ts$/,
    // A migration is never changed.
    except: /^server\/db\/migrations\//,
    words: /^(?=.{121})\s*(\/\*|\*|\/\/)/,
    message: 'a line of a comment has at most 120 columns',
  },
];

/** Returns each line that breaks a rule; `paths` are relative to the top of the tree. */
export function findForbiddenWords(top: string, paths: readonly string[]) {
  return paths.flatMap((path) => {
    const rules = textRules.filter(({ within, except }) => within.test(path) && !except.test(path));
    if (rules.length === 0 || TEST.test(path)) return [];
    const lines = readFileSync(join(top, path), 'utf8').split('\n');
    return rules.flatMap(({ words, message }) =>
      lines.flatMap((text, at) => (words.test(text) ? [{ file: path, line: at + 1, message }] : [])),
    );
  });
}
