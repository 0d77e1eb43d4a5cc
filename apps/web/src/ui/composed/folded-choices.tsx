import { type ReactNode, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import { CheckIcon, ChevronIcon } from '../primitives/icons.tsx';

export interface FoldedChoicesProps {
  label: string;
  /** What stands beside the label, such as how many are chosen. */
  beside?: ReactNode;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Choices of which several can be made, folded away until one of them is made or wanted. */
export function FoldedChoices({ label, beside, options, chosen, onToggle }: FoldedChoicesProps) {
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group open:basis-full"
    >
      <summary className="tap inline-flex cursor-pointer items-center gap-2 font-semibold">
        <ChevronIcon className="size-4 group-open:rotate-180" />
        {label}
        {beside && <span className="font-normal text-muted">{beside}</span>}
      </summary>
      <fieldset className="min-h-11 py-1">
        <legend className="sr-only">{label}</legend>
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <ToggleChip
              key={option.value}
              name={option.label}
              isChosen={chosen.includes(option.value)}
              onToggle={() => onToggle(option.value)}
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
}

interface ToggleChipProps {
  name: string;
  isChosen: boolean;
  onToggle: () => void;
}

const ToggleChip = ({ name, isChosen, onToggle }: ToggleChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onToggle}
    className={cx(
      'tap inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-small font-semibold',
      isChosen ? 'border-transparent bg-tide text-on-tide' : 'border-line hover:bg-calm',
    )}
  >
    {isChosen && <CheckIcon className="size-4" />}
    {name}
  </button>
);
