import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EditProfile } from '../../features/users/edit-profile.tsx';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** /profile/edit (docs/product.md §15.7); the guard of the route leads visitors to /login. */
export function Screen() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const user = useUser();
  if (!user) return null;
  return (
    <Page
      title={t(($) => $.edit)}
      action={
        <LinkButton size="small" to={links.profile(user.username)}>
          {t(($) => $.form.back)}
        </LinkButton>
      }
    >
      <EditProfile
        key={user.id}
        user={user}
        onSaved={({ username }) => void navigate(links.profile(username))}
      />
    </Page>
  );
}
