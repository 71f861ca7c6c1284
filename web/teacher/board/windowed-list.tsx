// Of hundreds of entries only those near the viewport are rendered, in groups that keep their measured height.
import { type ReactNode, useEffect, useRef, useState } from 'react';

const GROUP = 20;
/** The assumed height of an entry in pixels, until it was drawn once. */
const ESTIMATE = 110;

/** `children` draws an entry as a list item with a key. */
export function WindowedList<T>({ entries, children }: { entries: readonly T[]; children: (entry: T) => ReactNode }) {
  const starts = Array.from({ length: Math.ceil(entries.length / GROUP) }, (_, group) => group * GROUP);
  return starts.map((start) => {
    const group = entries.slice(start, start + GROUP);
    return (
      <Group key={start} size={group.length} startsNear={start === 0}>
        {() => group.map(children)}
      </Group>
    );
  });
}

function Group({ size, startsNear, children }: { size: number; startsNear: boolean; children: () => ReactNode }) {
  const [near, setNear] = useState(startsNear);
  const list = useRef<HTMLUListElement>(null);
  const height = useRef<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // The group with the focus stays, even when it was scrolled away.
        if (!entry.isIntersecting && element.contains(document.activeElement)) return;
        if (!entry.isIntersecting && element.childElementCount > 0) height.current = element.offsetHeight;
        setNear(entry.isIntersecting);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={list} style={near ? {} : { height: height.current ?? size * ESTIMATE }}>
      {near && children()}
    </ul>
  );
}
