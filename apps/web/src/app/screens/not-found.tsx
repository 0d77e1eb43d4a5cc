import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** Shown at an address without a screen. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.errors.notFound)}>
      <EmptyState
        title={t(($) => $.errors.notFoundText)}
        action={<LinkButton to={links.home}>{t(($) => $.actions.goHome)}</LinkButton>}
      />
    </Page>
  );
}
