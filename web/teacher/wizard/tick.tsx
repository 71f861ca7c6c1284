import { Icon } from '#web/ui/common/icon.tsx';

interface TickProps {
  isRound?: boolean;
  checked: boolean;
}

/** A checkbox or radio button as it is drawn: the input itself lies over all of its label. */
export function Tick({ isRound = false, checked }: TickProps) {
  return (
    <span
      className={`grid size-6 flex-none place-items-center text-sm text-deep forced-color-adjust-none ${isRound ? 'rounded-round' : 'rounded-xs'} ${checked ? 'bg-action line-action' : 'bg-surface line-control'}`}
    >
      {checked && (isRound ? <span className="size-3 rounded-round bg-surface" /> : <Icon name="check" />)}
    </span>
  );
}
