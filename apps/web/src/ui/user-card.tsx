import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './cx.ts';

export interface UserCardProps {
  user: { username: string; displayName: string | null; avatarUrl: string | null; bio?: string | null };
  size?: 'small' | 'normal';
  /** Wraps the name, so that it can lead somewhere. */
  name?: (name: string) => ReactNode;
  className?: string;
}

/** What a person is called: their display name, else their username. */
export const nameOf = (user: { username: string; displayName: string | null }): string =>
  user.displayName || user.username;

/** Avatar, name, @username beside a display name, and two lines of the bio (spec 1 §2 "User card"). */
export function UserCard({ user, size = 'normal', name = (text) => text, className }: UserCardProps) {
  return (
    <div className={cx('flex min-w-0 items-center gap-3', className)}>
      <Avatar src={user.avatarUrl} size={size} />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">
          <bdi>{name(nameOf(user))}</bdi>
        </p>
        {user.displayName && (
          <p className="text-small text-muted">
            <bdi>@{user.username}</bdi>
          </p>
        )}
        {user.bio && (
          <p dir="auto" className="mt-1 line-clamp-2 text-small text-muted">
            {user.bio}
          </p>
        )}
      </div>
    </div>
  );
}
