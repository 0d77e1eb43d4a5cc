import type { NotificationType } from '@halved/shared/notification-kinds';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Clock from 'lucide-react/icons/clock';
import HandHeart from 'lucide-react/icons/hand-heart';
import Sprout from 'lucide-react/icons/sprout';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';

const icons: Record<NotificationType, LucideIcon> = {
  check_in: Sprout,
  support: HandHeart,
  encouragement: Sun,
  community: Users,
  reminder: Clock,
};

/** A page of the version before does not know a type that the server has learned since. */
export const isKnownType = (type: NotificationType): boolean => Object.hasOwn(icons, type);

/** The icon of a notification type, which is shown beside its word. */
export function TypeSign({ type }: { type: NotificationType }) {
  const Icon = isKnownType(type) ? icons[type] : Bell;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-calm" data-type={type}>
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}
