import type { ReactNode } from 'react';

/** A part of the system page with its heading; `name` is unique on the page. */
export function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = `system-${name}`;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
