import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/primitives/button.tsx';

export interface ZoomButtonsProps {
  onZoom: (direction: 'in' | 'out') => void;
  onReset: () => void;
}

export function ZoomButtons({ onZoom, onReset }: ZoomButtonsProps) {
  const { t } = useTranslation('analytics');
  const buttons = [
    { label: t(($) => $.map.in), Icon: Plus, onClick: () => onZoom('in') },
    { label: t(($) => $.map.out), Icon: Minus, onClick: () => onZoom('out') },
    { label: t(($) => $.map.all), Icon: Maximize, onClick: onReset },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(({ label, Icon, onClick }) => (
        <Button key={label} size="small" aria-label={label} title={label} onClick={onClick}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}
