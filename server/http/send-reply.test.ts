import { describe, expect, it } from 'vitest';
import { pacedStream } from './paced-stream.ts';
import { SlicedJson } from './send-reply.ts';

interface Reply {
  name?: string;
  list: number[];
}

async function textOf(reply: SlicedJson<Reply, 'list'>): Promise<string> {
  let text = '';
  for await (const piece of reply.pieces()) text += piece;
  return text;
}

describe('a reply in slices', () => {
  it.each([
    { what: 'several slices', rest: { name: 'a "b"', list: [] }, slices: [[1, 2], [3], [4]] },
    { what: 'no slice', rest: { name: 'a', list: [] }, slices: [] },
    { what: 'empty ones', rest: { name: 'a', list: [] }, slices: [[], [1], [], [2], []] },
    { what: 'a list alone', rest: { list: [] }, slices: [[1], [2]] },
  ])('is what it would be whole, with $what', async ({ rest, slices }) => {
    const text = await textOf(new SlicedJson<Reply, 'list'>(rest, 'list', slices));
    expect(JSON.parse(text)).toEqual({ ...rest, list: slices.flat() });
  });

  it('makes a slice only when the one before is taken, and lets others go first', async () => {
    const events: string[] = [];
    async function* slices() {
      for (const one of [1, 2, 3]) {
        events.push(`made ${one}`);
        yield [one];
      }
    }
    const stream = pacedStream(new SlicedJson<Reply, 'list'>({ list: [] }, 'list', slices()).pieces());
    for await (const piece of stream) {
      events.push(`sent ${String(piece)}`);
      setImmediate(() => events.push('another request'));
    }
    const between = (from: string, to: string) => events.slice(events.indexOf(from), events.indexOf(to));
    expect(between('sent 1', 'made 3')).toContain('another request');
    expect(between('sent ,2', 'sent ]}')).toContain('another request');
    expect(events.indexOf('made 3')).toBeGreaterThan(events.indexOf('sent 1'));
  });
});
