import { share } from './measures.ts';

/** One number of the evaluation. */
export interface Figure {
  measure: string;
  value: number;
  /** The target, and a better value to reach once the target is met. */
  target?: number;
  beyond?: number;
  /** Whether less is better. */
  isCost?: true;
  unit?: 'share' | 'ms' | 'MB';
  /** The number of texts on which the value was measured. */
  count: number;
  /** Set if the figure is for one language alone. */
  language?: string;
}

/** The share of the items for which something is true. */
export const shareFigure = <Item>(
  measure: string,
  items: readonly Item[],
  is: (item: Item) => boolean,
  more: Pick<Figure, 'beyond' | 'isCost' | 'target' | 'unit'> = { unit: 'share' },
): Figure => ({ measure, value: share(items, is), count: items.length, ...more });

export type Verdict = 'beyond' | 'met' | 'short' | 'no data' | '';

const isReached = ({ value, isCost }: Figure, goal: number) => (isCost ? value <= goal : value >= goal);

export function verdictOf(figure: Figure): Verdict {
  const { value, target, beyond } = figure;
  if (Number.isNaN(value) || figure.count === 0) return 'no data';
  if (target === undefined) return '';
  if (beyond !== undefined && isReached(figure, beyond)) return 'beyond';
  return isReached(figure, target) ? 'met' : 'short';
}

function formatValue(value: number | undefined, unit: Figure['unit']): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'ms') return `${value.toFixed(2)} ms`;
  if (unit === 'MB') return `${value.toFixed(2)} MB`;
  return value.toFixed(3);
}

/** The lines of a table with aligned columns. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table of all figures with target, better value and verdict. */
export const figuresTable = (figures: readonly Figure[]): string =>
  tableOf([
    ['measure', 'figure', 'target', 'beyond', 'verdict', 'texts'],
    ...figures.map((figure) => [
      figure.measure,
      formatValue(figure.value, figure.unit),
      formatValue(figure.target, figure.unit),
      formatValue(figure.beyond, figure.unit),
      verdictOf(figure),
      String(figure.count),
    ]),
  ]);

/** A table of the figures by language, one line per measure. */
export function languagesTable(figures: readonly Figure[]): string {
  const languages = [...new Set(figures.flatMap(({ language }) => language ?? []))];
  const measures = [...new Set(figures.map(({ measure }) => measure))];
  const cell = (measure: string, language: string) => {
    const cellFigure = figures.find((figure) => figure.measure === measure && figure.language === language);
    return cellFigure && !Number.isNaN(cellFigure.value)
      ? formatValue(cellFigure.value, cellFigure.unit)
      : '';
  };
  return tableOf([
    ['measure', ...languages],
    ...measures.map((measure) => [measure, ...languages.map((language) => cell(measure, language))]),
  ]);
}
