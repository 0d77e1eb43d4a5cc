import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AdminPage } from '../admin-page.tsx';

// The form is loaded separately, because its text areas and its validator are as large as the rest of the page.
const InstanceForm = lazyPart(
  () => import('../../features/admin/instance-form.tsx'),
  (part) => part.InstanceForm,
);

/** /admin/instance: what the instance says about itself, and who may register; for admins. */
export function Screen() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <AdminPage title={common(($) => $.titles.adminInstance)} lead={t(($) => $.instance.lead)}>
      <Suspense fallback={<Skeleton label={t(($) => $.instance.loading)} />}>
        <InstanceForm />
      </Suspense>
    </AdminPage>
  );
}
