import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** Shown for an exercise or technique that does not exist, or not any more, with a link to the others. */
export function ItemNotFound({ title, to, action }: { title: string; to: string; action: string }) {
  const { t } = useTranslation('wellness');
  return (
    <Page title={title}>
      <EmptyState title={t(($) => $.notFound.text)} action={<LinkButton to={to}>{action}</LinkButton>} />
    </Page>
  );
}
