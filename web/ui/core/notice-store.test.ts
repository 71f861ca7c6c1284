// The rules of notices: three at most, the newest stay, no message twice.
import { beforeEach, describe, expect, it } from 'vitest';
import { closeNotice, noticeStore, notify } from './notice-store.ts';

const texts = () => noticeStore.read().map(({ text }) => text);

describe('notices', () => {
  beforeEach(() => {
    for (const { id } of noticeStore.read()) closeNotice(id);
  });

  it('shows at most three, dropping the oldest', () => {
    for (const text of ['one', 'two', 'three', 'four']) notify('done', text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('moves a message that comes again to the end instead of doubling it', () => {
    notify('error', 'saving failed');
    notify('done', 'saved');
    notify('error', 'saving failed');
    expect(texts()).toEqual(['saved', 'saving failed']);
  });

  it('tells listeners about a closed notice', () => {
    notify('done', 'saved');
    let calls = 0;
    const stop = noticeStore.subscribe(() => {
      calls += 1;
    });
    const [notice] = noticeStore.read();
    closeNotice(notice?.id ?? 0);
    stop();
    expect([calls, texts()]).toEqual([1, []]);
  });
});
