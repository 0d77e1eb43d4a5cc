import { Button } from '../primitives/button.tsx';

export interface ReadMoreProps {
  open: boolean;
  /** The id of the element that the button opens. */
  controls: string;
  more: string;
  less: string;
  onToggle: () => void;
}

/** Opens the rest of a long text, and closes it again. */
export const ReadMore = ({ open, controls, more, less, onToggle }: ReadMoreProps) => (
  <Button
    variant="quiet"
    size="small"
    className="-ms-3.5 mt-1 text-tide!"
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
  >
    {open ? less : more}
  </Button>
);
