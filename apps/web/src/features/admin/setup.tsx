import { adminInstance } from '@halved/shared/contract/instance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useMessage } from '../../i18n/message.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { loadInstance } from '../../lib/server/instance.ts';
import { recoverLostAnswer } from '../../lib/server/lost-answer.ts';
import { refreshUser, session } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { useSubmit } from '../../lib/state/submit.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';

/** Fails unless an earlier try, whose response was lost, has made the member admin. */
async function checkThatIsAdmin(): Promise<void> {
  await refreshUser();
  const current = session.get();
  if (current.status !== 'member' || current.user.role !== 'admin') throw new Error('not an admin');
}

const becomeAdmin = async (input: z.infer<typeof adminInstance.setup.input>): Promise<void> => {
  await api.admin.setup.mutate(input);
};

/** Asks a member for the code that the first start of the server prints, and makes them the first admin. */
export function SetupForm() {
  const { t } = useTranslation('admin');
  const message = useMessage();
  const failure = useFailureText();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, submit] = useSubmit(async () => {
    const input = z.safeParse(adminInstance.setup.input, { code });
    if (!input.success || code.trim() === '') return setError('validation.code');
    try {
      await recoverLostAnswer(() => becomeAdmin(input.data), ['NOT_FOUND'], checkThatIsAdmin);
    } catch (refusal) {
      if (errorCode(refusal) === 'NOT_FOUND') return setError(t(($) => $.setup.wrong));
      const failed = t(($) => $.setup.failed);
      setError(failure(refusal, failed));
      return;
    }
    toast.success(t(($) => $.setup.done));
    void loadInstance();
    await refreshUser();
    void navigate(links.admin);
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label={t(($) => $.setup.code)} hint={t(($) => $.setup.codeHint)} error={message(error)}>
        {(control) => (
          <TextInput
            {...control}
            exact
            value={code}
            onChange={({ target }) => {
              setError(undefined);
              setCode(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t(($) => $.setup.submit)}
      </Button>
    </form>
  );
}
