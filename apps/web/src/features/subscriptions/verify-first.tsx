import { useTranslation } from 'react-i18next';
import { useFreshAccount } from '../../lib/server/fresh-account.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** Asks a member to verify their address. It disappears when they return from the link in the mail. */
export function VerifyFirst({ email }: { email: string }) {
  const { t } = useTranslation('subscriptions');
  useFreshAccount();
  return (
    <EmptyState
      title={t(($) => $.verify.title)}
      action={
        <LinkButton variant="primary" to={links.settings}>
          {t(($) => $.verify.toSettings)}
        </LinkButton>
      }
    >
      {t(($) => $.verify.text, { email })}
    </EmptyState>
  );
}
