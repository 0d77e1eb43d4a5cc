import type { ModerationItem } from '@halved/shared/contract/moderation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { Words } from '../../ui/primitives/slip.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { DangerNotice } from './danger-notice.tsx';
import { ReportList } from './report-list.tsx';
import { markAsRead } from './revisions-read.ts';
import { ScoreList } from './score-list.tsx';

/** What a moderator reads before deciding: advice about a danger, the text, the reports and the scores. */
export function ItemDetails({ item, isOwn }: { item: ModerationItem; isOwn: boolean }) {
  const { t } = useTranslation('moderation');
  const { kind, id, postId, reason, excerpt, canOpen, isUrgent, reports, changedSinceReport, scores } = item;
  useEffect(() => markAsRead(item), [item]);
  const urged = reason === 'self_harm_urged' || scores?.urgesSelfHarm === true;
  return (
    <div className="grid gap-4 border-t border-hair pt-4">
      {(isUrgent || urged || reason === 'crisis') && (
        <DangerNotice urged={urged} isHeld={item.status !== 'approved'} />
      )}
      <Words className="text-base!">{excerpt}</Words>
      {canOpen && (
        <p>
          <TextLink to={kind === 'post' ? links.post(id) : links.comment(postId, id)}>
            {t(($) => $.item.where)}
          </TextLink>
        </p>
      )}
      {reports.length > 0 && <ReportList reports={reports} isOwn={isOwn} isChanged={changedSinceReport} />}
      {scores && <ScoreList scores={scores} />}
    </div>
  );
}
