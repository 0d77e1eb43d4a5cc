import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** What a visitor finds in place of the button that sends a comment: both ways in, which lead back to the box. */
export function SignInToComment({ back }: { back: string }) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t(($) => $.login)}</p>
      <p className="text-small text-muted">{t(($) => $.loginKept)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton variant="primary" to={links.loginThen(back)}>
          {t(($) => $.logIn)}
        </LinkButton>
        <LinkButton to={links.registerThen(back)}>{common(($) => $.nav.register)}</LinkButton>
      </div>
    </div>
  );
}
