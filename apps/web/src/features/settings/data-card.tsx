import type { User } from '@halved/shared/contract/users';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFailure, fetchFile, saveFile } from '../../lib/files/download.ts';
import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';

const load = () => import('./delete-dialog.tsx');
const DeleteDialog = lazyPart(load, (part) => part.DeleteDialog);

/** Exports all data and deletes the account, on every tier (docs/product.md §2.7). */
export function DataCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [isAsking, setIsAsking] = useState(false);
  const [exporting, download] = useDownload();
  return (
    <Card title={t(($) => $.data.title)}>
      <Choice
        text={t(($) => $.data.exportText)}
        action={
          <Button busy={exporting} onClick={download}>
            {!exporting && <Download className="size-5 shrink-0" aria-hidden="true" />}
            {exporting ? t(($) => $.data.exporting) : t(($) => $.data.export)}
          </Button>
        }
      />
      <hr className="border-hair" />
      <Choice
        text={t(($) => $.data.deleteText)}
        action={
          <Button
            variant="danger"
            onPointerEnter={() => preloadPart(load)}
            onFocus={() => preloadPart(load)}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 className="size-5 shrink-0" aria-hidden="true" />
            {t(($) => $.data.delete)}
          </Button>
        }
      />
      {isAsking && (
        <Suspense>
          <DeleteDialog user={user} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const Choice = ({ text, action }: { text: string; action: React.ReactNode }) => (
  <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
    <p>{text}</p>
    <div>{action}</div>
  </div>
);

function useDownload(): [busy: boolean, download: () => void] {
  const { t } = useTranslation('settings');
  const failure = useFailureText();
  const [busy, run] = useBusy();
  const download = () =>
    run(async () => {
      try {
        saveFile(await fetchFile('/api/auth/account/export', 'halved.json'));
        toast.success(t(($) => $.data.exported));
      } catch (error) {
        toast.error(
          downloadFailure(
            error,
            t(($) => $.data.exportFailed),
            failure,
          ),
        );
      }
    });
  return [busy, () => void download()];
}
