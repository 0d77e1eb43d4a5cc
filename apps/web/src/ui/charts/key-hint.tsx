import { useTranslation } from 'react-i18next';

/** Tells screen readers how the points of a chart are reached. */
export function KeyHint({ id }: { id: string }) {
  const { t } = useTranslation('charts');
  return (
    <p id={id} hidden>
      {t(($) => $.keys)}
    </p>
  );
}
