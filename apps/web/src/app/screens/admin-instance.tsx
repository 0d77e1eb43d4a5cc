import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AdminPage } from '../admin-page.tsx';

// The form is loaded separately, because its text areas and its validator are as large as the rest of the page.
const InstanceForm = lazy(async () => ({
  default: (await loadWhenAwake(() => import('../../features/admin/instance-form.tsx'))).InstanceForm,
}));

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
