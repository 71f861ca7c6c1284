// The parts of a question set as tabs: one at a time, arrow keys move between them.
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#web/ui/common/icon.tsx';
import { isPlainKey } from '#web/ui/core/plain-key.ts';

interface PartTab<Part extends string> {
  part: Part;
  label: string;
  count?: number;
  /** Shown beside the label if the part has an error. */
  error?: string | undefined;
}

interface PartTabsProps<Part extends string> {
  label: string;
  tabs: readonly PartTab<Part>[];
  current: Part;
  onSelect: (part: Part) => void;
  /** The open part has no focusable elements, so it is focusable itself and can be scrolled by keyboard. */
  isText: boolean;
  children: ReactNode;
}

/** The tabs with the open part under them. */
export function PartTabs<Part extends string>({
  label,
  tabs,
  current,
  onSelect,
  isText,
  children,
}: PartTabsProps<Part>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ part }) => part === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next || !isPlainKey(event)) return;
    event.preventDefault();
    onSelect(next.part);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next.part}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-0.5 px-5 line-ink-b laptop:px-10"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ part, label: text, count, error }) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`tab-${part}`}
            aria-selected={part === current}
            aria-controls="part"
            className={`inline-flex min-h-link items-center gap-2 rounded-t-sm px-2 text-sm font-strong no-line focus-visible:focus-inside tablet:px-4 ${part === current ? 'chosen-part' : 'bg-transparent hover:bg-sunken'}`}
            tabIndex={part === current ? 0 : -1}
            onClick={() => onSelect(part)}
          >
            <span>{text}</span>
            {count !== undefined && <span className="font-soft figures">{count}</span>}
            {error !== undefined && (
              <span className={part === current ? 'text-now' : 'text-danger'} role="img" aria-label={error}>
                <Icon name="alert" />
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        id="part"
        role="tabpanel"
        aria-labelledby={`tab-${current}`}
        className={`grid min-h-0 min-w-0 shrink-0 grow grid-cols-1 roomy:shrink roomy:basis-0 ${isText ? 'auto-rows-max overflow-y-auto focus-visible:focus-inside' : 'grid-rows-1'}`}
        tabIndex={isText ? 0 : undefined}
      >
        {children}
      </div>
    </>
  );
}
