import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { KeysDialog } from '../../features/moderation/keys-dialog.tsx';
import { Queue } from '../../features/moderation/queue.tsx';
import { paramsOf, viewOf } from '../../features/moderation/queue-view.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { StaffContent } from '../staff-content.tsx';

/** /moderation: the items that wait for a decision; for moderators and admins. */
export function Screen() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const showHelp = useCallback(() => setIsHelpShown(true), []);
  return (
    <Page
      title={common(($) => $.titles.moderation)}
      lead={t(($) => $.queue.lead)}
      action={
        <Button size="small" onClick={showHelp}>
          {t(($) => $.queue.keys)}
        </Button>
      }
    >
      <StaffContent>
        <Queue
          view={viewOf(params)}
          onView={(view) => setParams(paramsOf(view), { replace: true })}
          onHelp={showHelp}
        />
      </StaffContent>
      {isHelpShown && <KeysDialog onClose={() => setIsHelpShown(false)} />}
    </Page>
  );
}
