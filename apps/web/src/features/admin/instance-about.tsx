import { limits } from '@halved/shared/limits';
import { registrations } from '@halved/shared/registrations';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { EmailInput } from '../../ui/primitives/email-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { RadioGroup } from '../../ui/primitives/radio-group.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import type { InstanceFormState } from './use-instance-draft.ts';

interface CardProps {
  form: InstanceFormState;
}

/** Name, description and contact of the instance. */
export function AboutCard({ form: { draft, errors, change } }: CardProps) {
  const { t } = useTranslation('admin');
  const message = useMessage();
  const counter = useCounter();
  return (
    <Card title={t(($) => $.instance.about)} lead={t(($) => $.instance.aboutLead)}>
      <Field label={t(($) => $.instance.name)} error={message(errors.name)}>
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <CountedField
        label={t(($) => $.instance.description)}
        hint={t(($) => $.instance.descriptionHint)}
        error={message(errors.description)}
        counter={counter(draft.description, { max: limits.instanceDescriptionMax })}
      >
        {(control) => (
          <TextArea
            {...control}
            compact
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </CountedField>
      <Field
        label={t(($) => $.instance.contact)}
        hint={t(($) => $.instance.contactHint)}
        error={message(errors.contactEmail)}
      >
        {(control) => (
          <EmailInput
            {...control}
            value={draft.contactEmail}
            onChange={({ target }) => change({ contactEmail: target.value })}
          />
        )}
      </Field>
    </Card>
  );
}

/** Who may register. */
export function RegistrationCard({ form: { draft, errors, change } }: CardProps) {
  const { t } = useTranslation('admin');
  const message = useMessage();
  return (
    <Card title={t(($) => $.instance.registration)}>
      <RadioGroup
        name="registration"
        legend={t(($) => $.instance.registrationLegend)}
        chosen={draft.registration}
        error={message(errors.registration)}
        options={registrations.map((value) => ({
          value,
          label: t(($) => $.instance.registrations[value].label),
          hint: t(($) => $.instance.registrations[value].hint),
        }))}
        onChange={({ target }) =>
          change({ registration: registrations.find((one) => one === target.value) ?? draft.registration })
        }
      />
    </Card>
  );
}
