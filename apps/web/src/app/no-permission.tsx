import { useTranslation } from 'react-i18next';
import { links } from '../links.ts';
import { LinkButton } from '../ui/primitives/link-button.tsx';
import { Page } from '../ui/primitives/page.tsx';

/** Shown to somebody who may not enter a screen (docs/product.md §12.2). */
export function NoPermission() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.errors.noPermission)}>
      <LinkButton to={links.home} variant="primary">
        {t(($) => $.actions.goHome)}
      </LinkButton>
    </Page>
  );
}
