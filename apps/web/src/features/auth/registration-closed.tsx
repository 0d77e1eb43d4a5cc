import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** What stands in place of the form while the instance takes no new members. */
export function RegistrationClosed({ contactEmail }: { contactEmail: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className="grid gap-4">
      <p>{t(($) => $.register.closed)}</p>
      <LinkButton to={links.feed} variant="primary" className="justify-self-start">
        {t(($) => $.register.closedBrowse)}
      </LinkButton>
      <p>
        {t(($) => $.register.closedContact)}{' '}
        <a href={`mailto:${contactEmail}`} className="font-semibold text-tide underline underline-offset-4">
          {t(($) => $.register.closedMail)}
        </a>
      </p>
    </div>
  );
}
