import { type LoggedAction, loggedActions } from '@halved/shared/logged-actions';
import { useTranslation } from 'react-i18next';

/** The words for an action of the audit log. An action without words is shown by its name. */
export function useActionText(): (action: string) => string {
  const { t } = useTranslation('moderation');
  const texts: Record<LoggedAction, string> = {
    'post.approve': t(($) => $.log.actions.post.approve),
    'post.reject': t(($) => $.log.actions.post.reject),
    'post.second_opinion': t(($) => $.log.actions.post.secondOpinion),
    'comment.approve': t(($) => $.log.actions.comment.approve),
    'comment.reject': t(($) => $.log.actions.comment.reject),
    'comment.second_opinion': t(($) => $.log.actions.comment.secondOpinion),
    'user.suspend': t(($) => $.log.actions.user.suspend),
    'user.unsuspend': t(($) => $.log.actions.user.unsuspend),
    'user.role': t(($) => $.log.actions.user.role),
    'user.tier': t(($) => $.log.actions.user.tier),
    'user.verify': t(($) => $.log.actions.user.verify),
    'user.end_sessions': t(($) => $.log.actions.user.endSessions),
    'user.second_factor_on': t(($) => $.log.actions.user.secondFactorOn),
    'user.second_factor_off': t(($) => $.log.actions.user.secondFactorOff),
    'user.recovery_code': t(($) => $.log.actions.user.recoveryCode),
    'invite.create': t(($) => $.log.actions.invite.create),
    'invite.revoke': t(($) => $.log.actions.invite.revoke),
    'instance.update': t(($) => $.log.actions.instance.update),
    'job.retry': t(($) => $.log.actions.job.retry),
    'resource.verify': t(($) => $.log.actions.resource.verify),
    'resource.hide': t(($) => $.log.actions.resource.hide),
    'resource.show': t(($) => $.log.actions.resource.show),
  };
  return (action) => {
    const loggedAction = loggedActions.find((known) => known === action);
    return loggedAction ? texts[loggedAction] : action;
  };
}
