import { useState } from 'react';
import { CountedField } from '../src/ui/composed/counted-field.tsx';
import { StarsInput } from '../src/ui/composed/stars.tsx';
import { Checkbox } from '../src/ui/primitives/checkbox.tsx';
import { DateTimeInput } from '../src/ui/primitives/date-time-input.tsx';
import { EmailInput } from '../src/ui/primitives/email-input.tsx';
import { Field } from '../src/ui/primitives/field.tsx';
import { PasswordInput } from '../src/ui/primitives/password-input.tsx';
import { RadioGroup } from '../src/ui/primitives/radio-group.tsx';
import { Select } from '../src/ui/primitives/select.tsx';
import { TextArea } from '../src/ui/primitives/text-area.tsx';
import { TextInput } from '../src/ui/primitives/text-input.tsx';
import { type Look, Specimen } from './specimen.tsx';

const levels = ['Public', 'Friends', 'Private'].map((label) => ({
  value: label.toLowerCase(),
  label,
  hint: `A hint about ${label.toLowerCase()}`,
}));

const warnAbove = 20;
const max = 30;

function Counted({ text: first, label }: { text: string; label: string }) {
  const [text, setText] = useState(first);
  return (
    <CountedField
      label={label}
      counter={{ text, max, warnAbove, label: (count) => `${count} characters of ${max}` }}
    >
      {(control) => (
        <TextArea {...control} voice compact value={text} onChange={(event) => setText(event.target.value)} />
      )}
    </CountedField>
  );
}

function SomeStars({ look }: { look: Look }) {
  const [value, setValue] = useState<number | null>(3);
  return (
    <StarsInput
      legend={`How much did it help? (${look})`}
      hint="Optional."
      value={value}
      onChange={setValue}
      starLabel={(count) => `${count} stars`}
      clearLabel="No stars"
    />
  );
}

export const Fields = () => (
  <>
    <Specimen
      title="Fields"
      note="Label, hint, control, status and error; an error is an icon and a sentence."
    >
      {() => (
        <>
          <Field label="Plain">{(control) => <TextInput {...control} />}</Field>
          <Field label="With a hint" hint="A name nobody knows you by is fine." required>
            {(control) => <TextInput {...control} placeholder="A placeholder" />}
          </Field>
          <Field label="With a status" status="This username is free">
            {(control) => <TextInput {...control} defaultValue="quiet_harbour" />}
          </Field>
          <Field label="With an error" error="Please enter a valid email address">
            {(control) => <EmailInput {...control} defaultValue="not an address" />}
          </Field>
          <Field label="A password">
            {(control) => <PasswordInput {...control} showLabel="Show password" hideLabel="Hide password" />}
          </Field>
          <Field label="One of several">
            {(control) => (
              <Select {...control}>
                <option>The first</option>
                <option>The second</option>
              </Select>
            )}
          </Field>
          <Field label="A moment">
            {(control) => <DateTimeInput {...control} defaultValue="2026-01-05T12:00" />}
          </Field>
        </>
      )}
    </Specimen>
    <Specimen title="Long texts" note="The counter turns red near the end, and is then announced.">
      {() => (
        <>
          <Counted label="Your words" text="A few words" />
          <Counted label="Nearly too many words" text="Words that are nearly too many" />
        </>
      )}
    </Specimen>
    <Specimen title="Choices">
      {(look) => (
        <>
          <Checkbox label="Not chosen" />
          <Checkbox label="Chosen, with a hint" hint="What it does." defaultChecked />
          <Checkbox label="A switch" asSwitch defaultChecked />
          <RadioGroup legend={`Who may see it (${look})`} name={`level-${look}`} options={levels} />
          <RadioGroup
            legend={`With an error (${look})`}
            name={`wrong-${look}`}
            options={levels}
            error="Please choose one of them"
          />
          <SomeStars look={look} />
        </>
      )}
    </Specimen>
  </>
);
