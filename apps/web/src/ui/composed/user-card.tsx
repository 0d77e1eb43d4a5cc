import type { PointerEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../primitives/avatar.tsx';
import { cx } from '../primitives/cx.ts';

export interface UserCardProps {
  user: { username: string; displayName: string | null; avatarUrl: string | null; bio?: string | null };
  size?: 'small' | 'normal';
  /** The address that the name links to. */
  to?: string;
  /** The link covers the nearest positioned element around the card, such as an entry of a list. */
  wide?: boolean;
  /** The id of the name, for what is named after the member. */
  nameId?: string;
  /** What follows the @username in its line, such as a time, instead of the bio. */
  beside?: ReactNode;
  className?: string;
}

/** A member's name: their display name, else their username. */
export const nameOf = (user: { username: string; displayName: string | null }): string =>
  user.displayName || user.username;

/** Stands beside a display name, which other members may bear too. */
export const AtUsername = ({ username }: { username: string }) => (
  <bdi dir="ltr" translate="no">
    @{username}
  </bdi>
);

/** Avatar, name, two lines of the bio, and the @username if there is a display name. */
export function UserCard({
  user,
  size = 'normal',
  to,
  wide = false,
  nameId,
  beside,
  className,
}: UserCardProps) {
  const name = nameOf(user);
  return (
    <div className={cx('flex min-w-0 items-center gap-3', className)}>
      <Avatar src={user.avatarUrl} size={size} />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">
          <bdi id={nameId} translate="no">
            {to ? <NameLink to={to} name={name} wide={wide} /> : name}
          </bdi>
        </p>
        {(user.displayName || beside) && (
          <div className="flex items-baseline gap-x-2 text-small text-muted">
            {user.displayName && (
              // Without room the end of the username is cut off, also on a page that is read from right to left.
              <p
                dir="ltr"
                translate="no"
                className={cx(beside !== undefined && 'truncate')}
                onPointerEnter={titleWhatIsCutOff}
              >
                @{user.username}
              </p>
            )}
            {beside && <div className="shrink-0">{beside}</div>}
          </div>
        )}
        {!beside && user.bio && (
          <p dir="auto" className="mt-1 line-clamp-2 text-small text-muted">
            {user.bio}
          </p>
        )}
      </div>
    </div>
  );
}

/** A title that was always there would be read before the text, and so the username twice. */
function titleWhatIsCutOff({ currentTarget }: PointerEvent<HTMLElement>) {
  const { scrollWidth, clientWidth, textContent } = currentTarget;
  currentTarget.title = scrollWidth > clientWidth ? textContent : '';
}

/**
 * A link as large as a finger. What is below the name may be a link too; the larger part of the name's link is then
 * above its text, so that neither covers the other (WCAG 2.5.8). The padding keeps the margins from pulling a name of
 * several lines over what is above it.
 */
const NameLink = ({ to, name, wide }: { to: string; name: string; wide: boolean }) => (
  <Link
    to={to}
    className={cx(
      'underline-offset-4 hover:underline',
      wide ? 'no-underline after:absolute after:inset-0' : 'tap -mt-5 -mb-0.5 inline-flex items-end pt-5',
    )}
  >
    {wide ? name : <span className="line-clamp-4">{name}</span>}
  </Link>
);
