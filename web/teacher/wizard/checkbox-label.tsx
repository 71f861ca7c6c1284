import type { ReactNode } from 'react';
import { Tick } from './tick.tsx';

interface CheckboxLabelProps {
  checked: boolean;
  /** Shown before the text. */
  number?: number | null;
  disabled?: boolean;
  onTick: (on: boolean) => void;
  children: ReactNode;
}

export function CheckboxLabel({ checked, number, disabled, onTick, children }: CheckboxLabelProps) {
  return (
    <label className="relative flex cursor-pointer items-start gap-3 px-2 py-3 hover:bg-tint has-focus-visible:focus-inside">
      <input
        type="checkbox"
        className="absolute inset-0 m-0 cursor-pointer opacity-0"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Tick checked={checked} />
      {number !== undefined && (
        <span className="w-6 flex-none text-right text-soft figures" aria-hidden="true">
          {number}
        </span>
      )}
      <span className={`min-w-0 flex-1 wrap-anywhere ${checked ? '' : 'text-soft'}`}>{children}</span>
    </label>
  );
}
