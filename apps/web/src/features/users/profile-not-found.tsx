import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** Shown both for a missing member and for one whom the viewer may not see (docs/product.md §15.7). */
export function ProfileNotFound() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  return (
    <Page title={t(($) => $.notFound)}>
      <EmptyState
        title={t(($) => $.notFoundText)}
        action={<LinkButton to={links.home}>{common(($) => $.actions.goHome)}</LinkButton>}
      />
    </Page>
  );
}
