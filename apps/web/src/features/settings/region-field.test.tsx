import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PlaceCard } from './place-card.tsx';
import { settingsOf } from './settings-form.ts';

beforeAll(prepareTexts);
afterEach(cleanup);

function Place({ country, region }: { country: string; region: string }) {
  const form = useForm({ defaultValues: settingsOf(aUser({ locationSharing: true, country, region })) });
  return <PlaceCard form={form} />;
}

async function open(country: string, region = '') {
  renderApp(<Place country={country} region={region} />);
  await screen.findByLabelText('Country');
}
const field = () => screen.getByLabelText<HTMLInputElement>('Region (optional)');
const type = (text: string) => {
  fireEvent.input(field(), { target: { value: text } });
  fireEvent.change(field(), { target: { value: text } });
};
const offered = () => [...(field().list?.options ?? [])].map(({ value }) => value);

test('the regions of the country are offered, in the language of what is typed', async () => {
  await open('DE');
  await waitFor(() => expect(offered()).toHaveLength(16));
  expect(offered()).toContain('Bayern');
  type('bav');
  await waitFor(() => expect(offered()).toContain('Bavaria'));
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'GB' } });
  await waitFor(() => expect(offered()).toEqual(['England', 'Northern Ireland', 'Scotland', 'Wales']));
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'OTHER' } });
  await waitFor(() => expect(offered()).toEqual([]));
});

test('the field says for which region a text counts', async () => {
  await open('DE', 'Freistaat Bayern');
  await screen.findByText('Counts for Bayern.');
});

test('the field says that a text counts for the country alone, but not while somebody is still typing', async () => {
  const countryOnly = 'We do not know this region, so only your country counts.';
  await open('DE', 'Wherever');
  await screen.findByText(countryOnly);
  type('Bav');
  await waitFor(() => expect(screen.queryByText(countryOnly)).toBeNull());
  fireEvent.blur(field());
  await screen.findByText(countryOnly);
  type('Bavaria');
  await screen.findByText('Counts for Bayern.');
});

test('nothing is said about a region without a country, or without a text', async () => {
  await open('', 'Bayern');
  await waitFor(() => expect(field().value).toBe('Bayern'));
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'DE' } });
  await screen.findByText('Counts for Bayern.');
  type('  ');
  await waitFor(() => expect(screen.queryByText(/^Counts|^We do not know/)).toBeNull());
});

test('the card says what the place is used for, and that the city is not', async () => {
  await open('DE');
  expect(screen.getByText(/at least ten people/).textContent).toContain('Your city is in none of them');
});
