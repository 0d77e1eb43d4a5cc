import { expect, test } from '../fixtures.ts';
import { lonelyGuide, sleepExercise } from '../support/wellness.ts';

test('a Spanish member reads Spanish steps; a guide without translation says its language and is marked with it', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const viewport = { width: 320, height: 640 };
  const spanish = await enter(me, { stored: { halved_language: 'es' }, viewport });
  await spanish.goto(`/wellness/exercises/${sleepExercise}`);
  await expect(spanish.getByRole('heading', { level: 1 })).toHaveText('Cuando no llega el sueño');
  await expect(spanish.getByText('El sueño no llega a base de esfuerzo.')).toBeVisible();
  await expect(spanish.locator('main [lang]')).toHaveCount(0);
  await spanish.getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(spanish.getByRole('heading', { name: 'Olvida el reloj' })).toBeFocused();
  const button = (name: string) => spanish.getByRole('button', { name, exact: true });
  for (let step = 1; step < 6; step += 1) await button('Siguiente').click();
  await button('Completar').click();
  expect(await button('Completado').boundingBox(), 'its word is not broken').toMatchObject({ height: 44 });
  const arabic = await enter(me, { stored: { halved_language: 'ar' } });
  await arabic.goto(`/wellness/exercises/${sleepExercise}`);
  await expect(arabic.getByRole('heading', { level: 1 })).toHaveText('سهر في الليل');
  await expect(arabic.locator('main [lang]')).toHaveCount(0);
  await arabic.goto(`/resources/guides/${lonelyGuide}`);
  const title = arabic.getByRole('heading', { level: 1 }).locator('[lang=en]');
  await expect(title).toHaveText('Alone among people');
  await expect(title).toHaveAttribute('dir', 'ltr');
  await expect(arabic.getByText(/الإنجليزية/)).toBeVisible();
});
