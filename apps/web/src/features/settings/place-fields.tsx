import { countryCodes, countryName } from '@halved/shared/countries';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import { RegionField } from './region-field.tsx';
import type { SettingsForm } from './settings-schema.ts';

/** Country, region and city. */
export function PlaceFields({ form }: { form: UseFormReturn<SettingsForm> }) {
  const { t, i18n } = useTranslation('settings');
  const message = useMessage();
  const { errors } = form.formState;
  const otherLabel = t(($) => $.place.otherCountry);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={t(($) => $.place.country)} error={message(errors.country?.message)}>
          {(control) => (
            <Select {...control} {...form.register('country')} autoComplete="country">
              <option value="">{t(($) => $.place.chooseCountry)}</option>
              {countryCodes.map((code) => (
                <option key={code} value={code}>
                  {countryName(code, i18n.language, otherLabel)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <RegionField form={form} />
      <Field label={t(($) => $.place.city)} error={message(errors.city?.message)}>
        {(control) => (
          <TextInput {...control} {...form.register('city')} dir="auto" autoComplete="address-level2" />
        )}
      </Field>
    </div>
  );
}
