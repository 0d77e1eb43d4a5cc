export { Bell } from '../../features/notifications/bell.tsx';
export { Logout } from './logout.tsx';
export { MemberName } from './member-name.tsx';
export { Sidebar } from './sidebar.tsx';
