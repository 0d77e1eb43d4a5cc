import { useTranslation } from 'react-i18next';
import { listCountries } from '../../lib/device/country.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';

export interface CountryFieldProps {
  /** An ISO code; '' for everywhere. */
  country: string;
  onChoose: (country: string) => void;
}

/** The choice of the country whose lines are shown. */
export function CountryField({ country, onChoose }: CountryFieldProps) {
  const { t, i18n } = useTranslation('help');
  return (
    <Field label={t(($) => $.country)}>
      {(control) => (
        <Select {...control} value={country} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t(($) => $.everywhere)}</option>
          {listCountries(i18n.language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
