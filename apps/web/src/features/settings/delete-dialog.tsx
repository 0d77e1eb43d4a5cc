import { DeleteAccountInput } from '@halved/shared/contract/account';
import type { User } from '@halved/shared/contract/users';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { showErrorOfField, showFieldErrors } from '../../lib/forms/field-errors.ts';
import { errorCode, isOutage } from '../../lib/server/api-error.ts';
import { sessionExpired } from '../../lib/server/api-fetch.ts';
import { endedElsewhere, forgetSession } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { forgetMember } from '../../lib/writing/forget-member.ts';
import { links } from '../../links.ts';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { SecretField } from './secret-field.tsx';

type DeleteForm = z.infer<typeof DeleteAccountInput>;

/** Says what is deleted and what stays, and asks for the password, before an account is deleted. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const showFailure = useShowFailure(t(($) => $.delete.failed));
  const navigate = useNavigate();
  const form = useForm<DeleteForm>({
    resolver: standardSchemaResolver(DeleteAccountInput),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  /** Whether an earlier try got no answer. It may have succeeded, and then the account of the session is gone. */
  const isUnanswered = useRef(false);

  const submit = async ({ password }: DeleteForm) => {
    try {
      await api.auth.deleteAccount.mutate({ password });
    } catch (error) {
      if (isUnanswered.current && errorCode(error) === 'UNAUTHENTICATED') return leave();
      isUnanswered.current ||= isOutage(error);
      if (showErrorOfField(form, { WRONG_PASSWORD: 'password' }, error)) return;
      showFieldErrors(form, ['password'], error);
      showFailure(error);
      return;
    }
    leave();
  };
  const leave = () => {
    forgetMember(user.id);
    forgetSession();
    // The session ended with the account, so nobody is asked to sign in again.
    sessionExpired.set(false);
    endedElsewhere.set(false);
    void navigate(links.home);
    toast.success(t(($) => $.delete.done));
  };
  const deletedItems = [
    t(($) => $.delete.goesProfile),
    t(($) => $.delete.goesWorries),
    t(($) => $.delete.goesTraces),
    ...(user.tier === 'free' ? [] : [t(($) => $.delete.goesPlan)]),
    t(($) => $.delete.goesDrafts),
  ];
  const cancel = common(($) => $.actions.cancel);
  return (
    <Dialog
      open
      title={t(($) => $.delete.title)}
      closeLabel={cancel}
      lead={
        <>
          <div>
            <p>{t(($) => $.delete.goes)}</p>
            <Points points={deletedItems} />
          </div>
          <div>
            <p>{t(($) => $.delete.stays)}</p>
            <Points points={[t(($) => $.delete.staysStubs)]} />
          </div>
          <p className="font-semibold">{t(($) => $.delete.final)}</p>
        </>
      }
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
        <SecretField
          label={t(($) => $.delete.password)}
          error={errors.password?.message}
          input={form.register('password')}
          autoComplete="current-password"
        />
        <DialogButtons>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="danger" busy={isSubmitting}>
            {isSubmitting ? t(($) => $.delete.busy) : t(($) => $.delete.confirm)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const Points = ({ points }: { points: string[] }) => (
  <ul className="mt-1 grid list-disc gap-1 ps-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
