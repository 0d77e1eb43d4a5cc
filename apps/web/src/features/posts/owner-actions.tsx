import type { Post } from '@halved/shared/contract/posts';
import BookOpen from 'lucide-react/icons/book-open';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { type MenuItem, MenuPanel, type OpenedMenu } from '../../ui/primitives/menu-panel.tsx';
import { useDeletePost } from './use-delete-post.ts';
import { useShareItems } from './use-share-items.tsx';

const load = () => import('./edit-dialogs.ts');
const EditPostDialog = lazyPart(load, (part) => part.EditPostDialog);
const BlogDialog = lazyPart(load, (part) => part.BlogDialog);

type Open = 'edit' | 'blog' | 'delete' | Chosen['step'] | null;

/** What the owner has chosen: to resolve the post, or to open it again. */
export interface Chosen {
  post: Post;
  step: 'resolve' | 'unresolve';
  onClose: () => void;
}

export interface OwnerMenuProps {
  post: Post;
  /** Whether this is the page of the post alone, which can be printed. */
  printable?: boolean;
  /** Called when the post has disappeared, together with the menu that had the focus. */
  onDeleted?: (() => void) | undefined;
  /** Renders the dialogs that resolve and reopen the post. Without it neither is offered. */
  resolving?: ((chosen: Chosen) => ReactNode) | undefined;
}

interface OwnerActionsProps extends OwnerMenuProps, OpenedMenu {
  label: string;
  trigger: ReactNode;
}

/** The opened menu of a post's owner, with the dialogs that it opens. */
export function OwnerActions({ post, printable = false, onDeleted, resolving, ...menu }: OwnerActionsProps) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const remove = useDeletePost();
  const shareItems = useShareItems(post);
  const container = useRef<HTMLDivElement>(null);
  // The menu entry that opened the dialog no longer exists, so the focus returns to the menu's trigger.
  const close = () => {
    setOpen(null);
    requestAnimationFrame(() => container.current?.querySelector('button')?.focus());
  };
  const confirm = () => {
    setOpen(null);
    remove.write(post);
    // While the question is open, nothing outside it can take the focus.
    requestAnimationFrame(() => onDeleted?.());
  };
  const icon = 'size-5 shrink-0';
  const openResolution = () => setOpen('resolve');
  const resolutionItems: MenuItem[] = post.isResolved
    ? [
        {
          label: t(($) => $.menu.editResolution),
          icon: <NotebookPen className={icon} aria-hidden="true" />,
          onSelect: openResolution,
        },
        {
          label: t(($) => $.menu.unresolve),
          icon: <CircleDashed className={icon} aria-hidden="true" />,
          onSelect: () => setOpen('unresolve'),
        },
      ]
    : [{ label: t(($) => $.menu.resolve), icon: <HalfDisc state="full" />, onSelect: openResolution }];
  const printItem: MenuItem = {
    label: t(($) => $.menu.print),
    icon: <Printer className={icon} aria-hidden="true" />,
    onSelect: () => print(),
  };
  return (
    <div ref={container}>
      <MenuPanel
        {...menu}
        items={[
          {
            label: t(($) => $.menu.edit),
            icon: <Pencil className={icon} aria-hidden="true" />,
            onSelect: () => setOpen('edit'),
          },
          {
            label: post.longContent ? t(($) => $.menu.editBlog) : t(($) => $.menu.addBlog),
            icon: <BookOpen className={icon} aria-hidden="true" />,
            onSelect: () => setOpen('blog'),
          },
          ...(resolving && post.publishedAt !== null ? resolutionItems : []),
          ...shareItems,
          ...(printable ? [printItem] : []),
          {
            label: t(($) => $.menu.delete),
            icon: <Trash2 className={icon} aria-hidden="true" />,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={t(($) => $.delete.ask)}
        confirmLabel={t(($) => $.delete.confirm)}
        cancelLabel={common(($) => $.actions.cancel)}
        danger
        onConfirm={confirm}
        onCancel={close}
      >
        <p>{t(($) => $.delete.text)}</p>
      </ConfirmDialog>
      <Suspense fallback={null}>
        {open === 'edit' && <EditPostDialog post={post} onClose={close} />}
        {open === 'blog' && <BlogDialog post={post} onClose={close} />}
      </Suspense>
      {(open === 'resolve' || open === 'unresolve') && resolving?.({ post, step: open, onClose: close })}
    </div>
  );
}
