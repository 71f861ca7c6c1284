import type { ReactNode } from 'react';
import { Tick } from './tick.tsx';

interface ChoiceCardProps {
  type: 'radio' | 'checkbox';
  name?: string;
  checked: boolean;
  title: string;
  /** Whether somebody else has decided it. */
  isFixed?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function ChoiceCard({ type, name, checked, title, isFixed = false, onChange, children }: ChoiceCardProps) {
  return (
    <label
      className={`relative flex items-start gap-3 rounded-md px-4 py-3 has-focus-visible:focus-ring ${isFixed ? 'bg-disabled' : 'cursor-pointer bg-surface hover:bg-tint'} ${checked ? 'line-chosen' : 'line-control'}`}
    >
      <input
        type={type}
        className="absolute inset-0 m-0 cursor-pointer opacity-0 disabled:cursor-default"
        name={name}
        checked={checked}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Tick isRound={type === 'radio'} checked={checked} />
      <span className="grid min-w-0 flex-1 grid-cols-1 text-sm text-soft">
        <b className="text-md font-strong text-ink">{title}</b>
        {children}
      </span>
    </label>
  );
}
