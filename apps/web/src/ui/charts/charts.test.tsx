import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { ColumnChart } from './column-chart.tsx';
import { HeatMap } from './heat-map.tsx';
import { SentimentWord } from './sentiment-word.tsx';
import { TrendChart } from './trend-chart.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const bars = [
  { id: 'work', label: 'Work', value: 45, text: '45 worries' },
  { id: 'family', label: 'Family', value: 20, text: '20 worries' },
  { id: 'health', label: 'Health', value: null, text: 'Withheld' },
];
const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'].map((date, index) => ({
  date,
  name: `Week ${index + 1}`,
  value: 10 * (index + 1),
  text: `${10 * (index + 1)} worries`,
}));

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const tabStops = () => document.querySelectorAll('[data-point][tabindex="0"]');

const charts = {
  bars: <BarChart label="Categories" bars={bars} />,
  trend: <TrendChart label="Weeks" points={weeks} dayText={(date) => date} />,
  columns: (
    <ColumnChart
      label="Days"
      columns={['Mon', 'Tue', 'Wed'].map((label, index) => ({
        id: label,
        name: label,
        label,
        value: index,
        text: String(index),
      }))}
    />
  ),
};

test.each(Object.entries(charts))('the %s are one tab stop, and the arrow keys move in it', (_, chart) => {
  renderApp(chart);
  expect(tabStops()).toHaveLength(1);
  const points = document.querySelectorAll<HTMLElement>('[data-point]');
  expect(points).toHaveLength(3);
  points[0]?.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(points[1]);
  press('End');
  expect(document.activeElement).toBe(points[2]);
  press('ArrowRight');
  expect(document.activeElement).toBe(points[2]);
  expect([...tabStops()]).toEqual([points[2]]);
});

test('the value of a bar is an element of its own, so that Firefox reads no word of what stands beside it with it', () => {
  renderApp(
    <BarChart
      label="Categories"
      bars={[
        { id: 'work', label: 'Work', value: 45, text: '45 worries', beside: <SentimentWord average={0.1} /> },
      ]}
    />,
  );
  expect(screen.getByText('45 worries').textContent).toBe('45 worries');
});

test('a key together with Alt goes back in the history as always, and moves nothing', () => {
  renderApp(charts.bars);
  const [, second] = document.querySelectorAll<HTMLElement>('[data-point]');
  second?.focus();
  const wasHandled = !fireEvent.keyDown(second ?? document.body, { key: 'ArrowLeft', altKey: true });
  expect(wasHandled).toBe(false);
  expect(document.activeElement).toBe(second);
});

test('from right to left, the arrow to the left goes to the next week', () => {
  renderApp(<div style={{ direction: 'rtl' }}>{charts.trend}</div>);
  screen.getByRole('img', { name: 'Week 1: 10 worries' }).focus();
  press('ArrowLeft');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Week 2: 20 worries');
});

test('each bar has its label and value in words', () => {
  renderApp(charts.bars);
  const items = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Work45 worries',
    'Family20 worries',
    'HealthWithheld',
  ]);
});

test('a trend writes out its last value, and then the value that is chosen', () => {
  renderApp(charts.trend);
  expect(screen.getByText('Week 3: 30 worries')).toBeDefined();
  const first = screen.getByRole('img', { name: 'Week 1: 10 worries' });
  fireEvent.focus(first);
  expect(screen.getByText('Week 1: 10 worries')).toBeDefined();
  expect(screen.queryByText('Week 3: 30 worries')).toBeNull();
});

test('the arrow keys move through a heat map by hour and by day, and each cell has its words', () => {
  renderApp(
    <HeatMap
      label="When people write"
      rows={['Mon', 'Tue']}
      columns={['0', '1', '2']}
      values={[
        [10, 20, null],
        [5, 15, 25],
      ]}
      describe={(row, column, value) => `${['Monday', 'Tuesday'][row]}, ${column}: ${value ?? 'withheld'}`}
      legend={['few', 'many']}
    />,
  );
  expect(tabStops()).toHaveLength(1);
  screen.getByRole('img', { name: 'Monday, 0: 10' }).focus();
  press('ArrowRight');
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 1: 15');
  press('End');
  press('ArrowUp');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, 2: withheld');
});

const frame = (more: Partial<ChartFrameProps> = {}) => (
  <ChartFrame
    title="Categories"
    lead="What people worried about."
    state="ready"
    table={{ columns: ['Category', 'Worries'], rows: [{ id: 'work', cells: ['Work', '45'] }] }}
    {...more}
  >
    The drawing
  </ChartFrame>
);

test('a chart is followed by its table, which is a real one and hidden at first', () => {
  renderApp(frame());
  expect(screen.queryByRole('table')).toBeNull();
  const button = screen.getByRole('button', { name: /Show as table/ });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const table = screen.getByRole('table', { name: 'Categories' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Category', 'Worries']);
  expect(within(table).getByRole('rowheader', { name: 'Work' })).toBeDefined();
  expect(within(table).getByRole('cell', { name: '45' })).toBeDefined();
});

test('a chart says that its numbers are still loading', () => {
  renderApp(frame({ state: 'loading' }));
  expect(screen.getByText('Loading the numbers').closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText('The drawing')).toBeNull();
});

test('a chart without numbers says that they will come, or why there are none', () => {
  renderApp(frame({ state: 'empty' }));
  expect(screen.getByText('No numbers yet')).toBeDefined();
  cleanup();
  renderApp(frame({ state: 'empty', empty: 'You have written nothing yet.' }));
  expect(screen.getByText('You have written nothing yet.')).toBeDefined();
});

test('a chart that is withheld says that too few people are behind it', () => {
  renderApp(frame({ state: 'withheld' }));
  expect(screen.getByText(/Too few people are behind this number/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [0.65, 'Positive'],
  [0.6, 'Neutral'],
  [12 * 0.05, 'Neutral'],
  [0.4, 'Neutral'],
  [0.35, 'Negative'],
  [null, 'Withheld'],
])('an average of %s reads %s', (average, word) => {
  renderApp(<SentimentWord average={average} />);
  expect(screen.getByText(word)).toBeDefined();
});
