import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

/** The number of things found, which is announced when it changes; null while it is not known. */
export const Found = ({ text }: { text: string | null }) => (
  <p role="status" className="mb-3 text-small text-muted">
    {text}
  </p>
);

export function LoadingCards() {
  const { t } = useTranslation('wellness');
  return <Skeleton label={t(($) => $.loading)} count={4} />;
}

export function LoadingText() {
  const { t } = useTranslation('wellness');
  return <Skeleton label={t(($) => $.loading)} count={1} lines={6} />;
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('wellness');
  return (
    <EmptyState
      title={t(($) => $.list.nothing)}
      action={<Button onClick={onClear}>{t(($) => $.list.clear)}</Button>}
    >
      {t(($) => $.list.nothingText)}
    </EmptyState>
  );
}
