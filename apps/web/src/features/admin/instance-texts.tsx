import { type LanguageCode, languages } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { useMessage } from '../../i18n/message.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { DateTimeInput } from '../../ui/primitives/date-time-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { hasText, type InstanceDraft, languageWithError } from './instance-draft.ts';
import type { InstanceFormState } from './use-instance-draft.ts';

interface CardProps {
  form: InstanceFormState;
}

/** The announcement in each language, with its end. */
export function AnnouncementCard({ form }: CardProps) {
  const { t } = useTranslation('admin');
  const message = useMessage();
  const { draft, errors, change } = form;
  const isThere = languages.some(({ code }) => hasText(draft.announcement, code));
  const remove = ({ currentTarget }: MouseEvent) => {
    const none = Object.fromEntries(languages.map(({ code }) => [code, '']));
    change({ announcement: { ...draft.announcement, ...none }, until: '' });
    // The button disappears with the announcement, so the text takes the focus.
    currentTarget.closest('section')?.querySelector('textarea')?.focus();
  };
  return (
    <Card title={t(($) => $.instance.announcement)} lead={t(($) => $.instance.announcementLead)}>
      <TextByLanguage
        form={form}
        name="announcement"
        path="announcement.text"
        label={t(($) => $.instance.text)}
        max={limits.announcementMax}
      />
      <Field
        label={t(($) => $.instance.until)}
        hint={t(($) => $.instance.untilHint)}
        error={message(errors['announcement.until'])}
      >
        {(control) => (
          <DateTimeInput
            {...control}
            min={new Date()}
            value={draft.until}
            onChange={({ target }) => change({ until: target.value })}
          />
        )}
      </Field>
      {isThere && (
        <Button size="small" className="justify-self-start" onClick={remove}>
          {t(($) => $.instance.removeAnnouncement)}
        </Button>
      )}
    </Card>
  );
}

/** The operator's own rules in each language. */
export function RulesCard({ form }: CardProps) {
  const { t } = useTranslation('admin');
  return (
    <Card title={t(($) => $.instance.rules)} lead={t(($) => $.instance.rulesLead)}>
      <TextByLanguage
        form={form}
        name="rules"
        path="rules"
        label={t(($) => $.instance.text)}
        max={limits.instanceRulesMax}
      />
    </Card>
  );
}

interface TextByLanguageProps extends CardProps {
  name: 'rules' | 'announcement';
  /** Where the errors of the texts are. */
  path: string;
  label: string;
  max: number;
}

/** A text in one language at a time. The list of languages says which have one. */
function TextByLanguage({ form, name, path, label, max }: TextByLanguageProps) {
  const { t } = useTranslation('admin');
  const message = useMessage();
  const counter = useCounter();
  const [language, setLanguage] = useState<LanguageCode>(currentLanguage);
  const { draft, errors, change, refusals } = form;
  const wrong = languageWithError(errors, path);
  const [seenRefusals, setSeenRefusals] = useState(refusals);
  // A refused try shows the language that has to be changed, in the same render as its error, which then gets the focus.
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    if (wrong) setLanguage(wrong);
  }
  const texts: InstanceDraft[typeof name] = draft[name];
  return (
    <>
      <div className="sm:max-w-80">
        <Field label={t(($) => $.instance.language)}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) =>
                setLanguage(languages.find(({ code }) => code === target.value)?.code ?? language)
              }
            >
              {languages.map(({ code, nativeName }) => (
                <option key={code} value={code}>
                  {hasText(texts, code) ? t(($) => $.instance.written, { language: nativeName }) : nativeName}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <CountedField
        label={label}
        error={message(errors[`${path}.${language}`] ?? (wrong ? undefined : errors[path]))}
        counter={counter(texts[language], { max })}
      >
        {(control) => (
          <TextArea
            {...control}
            lang={language}
            value={texts[language]}
            onChange={({ target }) => change({ [name]: { ...texts, [language]: target.value } })}
          />
        )}
      </CountedField>
    </>
  );
}
