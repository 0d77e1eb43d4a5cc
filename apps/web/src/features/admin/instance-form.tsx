import type { InstanceSettings } from '@halved/shared/contract/instance';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../lib/navigation/leave-guard.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AboutCard, RegistrationCard } from './instance-about.tsx';
import { AnnouncementCard, RulesCard } from './instance-texts.tsx';
import { useInstanceDraft } from './use-instance-draft.ts';

/** What the instance says about itself, who may register, its rules and its announcement. */
export function InstanceForm() {
  const { t } = useTranslation('admin');
  const query = trpc.admin.instance.useQuery();
  if (query.isPending) return <Skeleton label={t(($) => $.instance.loading)} />;
  if (!query.data) return <LoadFailed query={query} failed={t(($) => $.instance.failed)} />;
  return <Form settings={query.data} />;
}

function Form({ settings }: { settings: InstanceSettings }) {
  const { t } = useTranslation('admin');
  const form = useInstanceDraft(settings);
  const guard = useLeaveGuard(form.changed && !form.busy);
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
      <AboutCard form={form} />
      <RegistrationCard form={form} />
      <AnnouncementCard form={form} />
      <RulesCard form={form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(($) => $.instance.save)}
        </Button>
        {form.changed && !form.busy && <p className="text-small">{t(($) => $.instance.unsaved)}</p>}
      </div>
      <ConfirmDialog
        open={guard.isAsking}
        title={t(($) => $.instance.leaveTitle)}
        confirmLabel={t(($) => $.instance.leave)}
        cancelLabel={t(($) => $.instance.stay)}
        danger
        onConfirm={() => {
          form.discard();
          guard.leave();
        }}
        onCancel={guard.stay}
      >
        <p>{t(($) => $.instance.leaveText)}</p>
      </ConfirmDialog>
    </form>
  );
}
