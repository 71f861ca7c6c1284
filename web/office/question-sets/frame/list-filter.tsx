import type { ReactNode } from 'react';

interface ListFilterProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

export function ListFilter({ isOn, onToggle, children }: ListFilterProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="m-0 size-5 accent-action"
        checked={isOn}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {children}
    </label>
  );
}
