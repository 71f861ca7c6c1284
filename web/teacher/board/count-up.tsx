import { useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { countAt, type RevealSpan } from './reveal.ts';

/** The time since a reveal began, called for each frame until it is over. */
function useFrames(isRunning: boolean, draw: (time: number) => void): void {
  const drawLatest = useEffectEvent(draw);
  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      drawLatest(now - begun);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}

interface CountProps {
  span: RevealSpan;
  before: number;
  after: number;
  isRunning: boolean;
}

/** A number that counts from one value to another; readers hear the last one only. */
export function CountUp({ span, before, after, isRunning }: CountProps) {
  const text = useRef<HTMLSpanElement>(null);
  useFrames(isRunning, (time) => {
    if (text.current) text.current.textContent = String(countAt(span, time, before, after));
  });
  return (
    <>
      <span ref={text} translate="no" aria-hidden="true" key={String(isRunning)}>
        {isRunning ? before : after}
      </span>
      <VisuallyHidden>
        <span translate="no">{after}</span>
      </VisuallyHidden>
    </>
  );
}

/** The same inside the half circle, where the numbers below say it to readers. */
export function CountUpText({
  span,
  before,
  after,
  isRunning,
  ...place
}: CountProps & { x: number; y: number; size: number }) {
  const text = useRef<SVGTextElement>(null);
  useFrames(isRunning, (time) => {
    if (text.current) text.current.textContent = String(countAt(span, time, before, after));
  });
  return (
    <text ref={text} key={String(isRunning)} x={place.x} y={place.y} fontSize={place.size}>
      {isRunning ? before : after}
    </text>
  );
}
