import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/button.tsx';

interface FormButtonsProps {
  submitLabel: string;
  variant?: 'primary' | 'danger';
  busy?: boolean;
  onCancel: () => void;
}

/** The button that sends a form on a page, and beside it the one that closes the form. */
export function FormButtons({ submitLabel, variant = 'primary', busy = false, onCancel }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={variant} busy={busy}>
        {submitLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t(($) => $.actions.cancel)}
      </Button>
    </div>
  );
}
