export { BlogDialog } from './blog-dialog.tsx';
export { EditPostDialog } from './edit-post-dialog.tsx';
