import type { Post } from '@halved/shared/contract/posts';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { passOn } from '../../lib/device/pass-on.ts';
import { toast } from '../../lib/state/toast.ts';
import { links } from '../../links.ts';
import type { MenuItem } from '../../ui/primitives/menu-panel.tsx';

/** Whether everybody can open the post's page, so that a link to it helps whoever receives it. */
const isOpenToAll = ({ privacyLevel, moderationStatus, publishedAt }: Post): boolean =>
  privacyLevel === 'public' && moderationStatus === 'approved' && publishedAt !== null;

/**
 * The menu entry that passes on the link to a public post; nothing for any other post. Only the link is passed on,
 * because its author may change or delete the words.
 */
export function useShareItems(post: Post): MenuItem[] {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  if (!isOpenToAll(post)) return [];
  const url = new URL(links.post(post.id), location.origin).href;
  const copy = async () => {
    try {
      // Without TLS, for example on a home network, browsers have no clipboard.
      await navigator.clipboard.writeText(url);
      toast.success(t(($) => $.done.linkCopied));
    } catch {
      toast.error(common(($) => $.copy.failed));
    }
  };
  return [
    {
      id: 'share',
      label: t(($) => $.menu.share),
      icon: <Share2 className="size-5 shrink-0" aria-hidden="true" />,
      onSelect: () => void passOn({ url }, copy),
    },
  ];
}
