export { ResolutionDialog } from './resolution-dialog.tsx';
export { UnresolveDialog } from './unresolve-dialog.tsx';
