import type { ReactNode } from 'react';
import { AdminNavigation } from '../features/admin/navigation.tsx';
import { Page } from '../ui/primitives/page.tsx';
import { StaffContent } from './staff-content.tsx';

export interface AdminPageProps {
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of the admin area: its navigation above its content. */
export const AdminPage = ({ title, heading, lead, children }: AdminPageProps) => (
  <Page title={title} heading={heading} lead={lead} width="wide">
    <AdminNavigation />
    <StaffContent>{children}</StaffContent>
  </Page>
);
