import { countryCodes } from '@halved/shared/countries';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aReport } from '../../../testing/aggregate-factories.ts';
import { prepareTexts, renderApp } from '../../../testing/render.tsx';
import { isOnMap } from './anchors.ts';
import { countryTotals, radiusOf } from './country-totals.ts';
import { countryPath, mapHeight, mapWidth, placeOf, worldPath } from './geography.ts';
import { labelSides } from './labels.ts';
import { Legend } from './legend.tsx';
import { dragged, positionIn, showing, viewOf, zoomed } from './view.ts';
import { WorldMap } from './world-map.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const map = { width: mapWidth, height: mapHeight };
const totals = countryTotals(aReport().regions);

test.each(countryCodes.filter(isOnMap))('%s has an outline and a place on the map', (country) => {
  expect(countryPath(country)).toMatch(/^M[\d.]/);
  const { x, y } = placeOf(country);
  expect(x > 0 && x < mapWidth && y > 0 && y < mapHeight).toBe(true);
  expect(worldPath().length).toBeGreaterThan(10_000);
});

test('the regions of a country are added up', () => {
  expect(totals.map(({ country, people }) => [country, people])).toEqual([
    ['DE', 105],
    ['GB', 60],
    ['US', 20],
  ]);
});

test('each word of the legend is an element of its own, so that Firefox does not read the two as one', () => {
  renderApp(<Legend />);
  for (const word of ['People', 'Worries']) expect(screen.getByText(word).children).toHaveLength(0);
});

test('twice the people are twice the area', () => {
  expect(radiusOf(50, 100, 600) ** 2 * 2).toBeCloseTo(radiusOf(100, 100, 600) ** 2);
  expect(radiusOf(0, 0, 600)).toBeGreaterThan(0);
});

test('the map shows the part of the world that has numbers, with all of them inside', () => {
  const places = [placeOf('GB'), placeOf('DE'), placeOf('US')];
  const view = viewOf(places, map);
  expect(view.width).toBeLessThan(mapWidth);
  for (const place of places) {
    const { x, y } = positionIn(view, place);
    expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
  }
  expect(viewOf([], map).width).toBe(mapWidth);
});

test('zooming keeps to the map, from the whole world to one country', () => {
  let view = viewOf([], map);
  expect(zoomed(view, 'out', placeOf('JP'), map)).toEqual(view);
  for (let step = 0; step < 20; step += 1) view = zoomed(view, 'in', placeOf('AU'), map);
  expect(view.width).toBeGreaterThan(20);
  expect(positionIn(view, placeOf('AU')).x).toBeCloseTo(0.5);
});

test('a view moves only to a place that it does not show', () => {
  const close = zoomed(
    zoomed(viewOf([placeOf('GB')], map), 'in', placeOf('GB'), map),
    'in',
    placeOf('GB'),
    map,
  );
  expect(showing(close, placeOf('GB'), map)).toBe(close);
  const moved = positionIn(showing(close, placeOf('JP'), map), placeOf('JP'));
  expect(moved.x > 0 && moved.x < 1).toBe(true);
});

test('a dragged view keeps to the map', () => {
  const close = zoomed(viewOf([], map), 'in', placeOf('DE'), map);
  expect(positionIn(dragged(close, { x: 0.1, y: 0 }, map), placeOf('DE')).x).toBeCloseTo(0.6);
  const edge = dragged(close, { x: 9, y: 9 }, map);
  expect([edge.x - edge.width / 2, edge.y - edge.width / 3]).toEqual([0, 0]);
});

test('labels do not lie on each other or on marks, nor reach out of the frame', () => {
  const frame = { width: 300, height: 200, textScale: 1 };
  const mark = (x: number, y: number) => ({ x, y, radius: 10, text: 'Germany 105' });
  const crowd = [mark(100, 100), mark(105, 105), mark(102, 98)];
  expect(labelSides([...crowd, mark(290, 50), mark(5, 150)], frame)).toEqual([
    'before',
    'after',
    null,
    'before',
    'after',
  ]);
});

const show = (chosen: ('DE' | 'GB')[] = []) => {
  const onToggle = vi.fn();
  renderApp(
    <WorldMap
      label="Where people write"
      totals={totals}
      published={['DE', 'GB', 'US', 'JP', 'OTHER']}
      chosen={chosen}
      onToggle={onToggle}
    />,
  );
  return onToggle;
};
const focusedName = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('the map is one tab stop, and the arrow keys go from west to east', () => {
  show();
  expect(document.querySelectorAll('[data-point][tabindex="0"]')).toHaveLength(1);
  screen.getByRole('button', { name: /^US/ }).focus();
  expect(focusedName()).toBe('US: 20 people, 140 worries');
  press('ArrowRight');
  expect(focusedName()).toBe('UK: 60 people, 140 worries');
  press('End');
  expect(focusedName()).toBe('Japan: no numbers with these filters');
  press('ArrowLeft');
  expect(focusedName()).toBe('Germany: 105 people, 280 worries');
});

test('from right to left, east is still on the right', () => {
  document.documentElement.dir = 'rtl';
  show();
  screen.getByRole('button', { name: /^US/ }).focus();
  press('ArrowRight');
  expect(focusedName()).toMatch(/^UK/);
  document.documentElement.dir = 'ltr';
});

test('the map moves to a country outside its view when that gets the focus', () => {
  show();
  const japan = screen.getByRole('button', { name: /^Japan/ });
  expect(Number.parseFloat(japan.style.insetInlineStart)).toBeGreaterThan(100);
  fireEvent.focus(japan);
  expect(Number.parseFloat(japan.style.insetInlineStart)).toBeLessThan(100);
});

test('a country is chosen by its mark, which says whether it is chosen', () => {
  const onToggle = show(['GB']);
  expect(screen.getByRole('button', { name: /^UK/ }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /^Germany/ }));
  expect(onToggle).toHaveBeenCalledWith('DE');
});

const figure = () => screen.getByRole('figure', { name: 'Where people write' });
const dragBy = (from: Element, x: number) => {
  figure().setPointerCapture = () => undefined;
  figure().getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  fireEvent.pointerDown(from, { isPrimary: true, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(figure(), { clientX: 100 + x, clientY: 100 });
  fireEvent.pointerUp(figure());
  fireEvent.click(from, { detail: 1 });
};

test('the map follows the pointer that drags it, and the country under the pointer is not chosen', () => {
  const onToggle = show();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const germany = screen.getByRole('button', { name: /^Germany/ });
  const place = () => Number.parseFloat(germany.style.insetInlineStart);
  const before = place();
  dragBy(germany, -30);
  expect(place()).toBeCloseTo(before - 10, 3);
  expect(onToggle).not.toHaveBeenCalled();
});

test('a key chooses a country after the map was dragged', () => {
  const onToggle = show();
  const germany = screen.getByRole('button', { name: /^Germany/ });
  dragBy(germany, -30);
  // A click by a key has no count.
  fireEvent.click(germany, { detail: 0 });
  expect(onToggle).toHaveBeenCalledWith('DE');
});

test('an unsteady click on a country chooses it and does not move the map', () => {
  const onToggle = show();
  const germany = screen.getByRole('button', { name: /^Germany/ });
  const before = germany.style.insetInlineStart;
  dragBy(germany, 3);
  expect(germany.style.insetInlineStart).toBe(before);
  expect(onToggle).toHaveBeenCalledWith('DE');
});

test('the map zooms by buttons around the country that has the focus, and back', () => {
  show();
  const viewBox = () => document.querySelector('figure > svg')?.getAttribute('viewBox');
  const first = viewBox();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(viewBox()).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Show all countries' }));
  expect(viewBox()).toBe(first);
});
