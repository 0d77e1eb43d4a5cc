import { offeredNames, regionCodeOf, regionName } from '@halved/shared/regions';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import type { SettingsForm } from './settings-schema.ts';

/**
 * The region as free text. The regions of the chosen country are offered while the member types, and the field says for
 * which of them the text counts (docs/product.md §2.8).
 */
export function RegionField({ form }: { form: UseFormReturn<SettingsForm> }) {
  const { t } = useTranslation('settings');
  const message = useMessage();
  const listId = useId();
  // Nothing is said about a name that is only half typed.
  const [isTyping, setIsTyping] = useState(false);
  const [country, text] = form.watch(['country', 'region']);
  const code = regionCodeOf(country, text);
  const isPlaced = country !== '' && text.trim() !== '';
  const status = () => {
    if (code) return t(($) => $.place.counts, { region: regionName(code) ?? code });
    return isTyping ? null : t(($) => $.place.countryOnly);
  };
  const field = form.register('region', { onBlur: () => setIsTyping(false) });
  return (
    <Field
      label={t(($) => $.place.region)}
      error={message(form.formState.errors.region?.message)}
      status={isPlaced && status()}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            {...field}
            onInput={() => setIsTyping(true)}
            list={listId}
            dir="auto"
            autoComplete="address-level1"
          />
          <datalist id={listId}>
            {offeredNames(country, text).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
