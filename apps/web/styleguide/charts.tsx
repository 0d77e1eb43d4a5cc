import { BarChart } from '../src/ui/charts/bar-chart.tsx';
import { ColumnChart } from '../src/ui/charts/column-chart.tsx';
import { HeatMap } from '../src/ui/charts/heat-map.tsx';
import { Specimen } from './specimen.tsx';

const values = [12, 30, null, 7];
const textOf = (value: number | null) => (value === null ? 'withheld' : String(value));
const names = ['Work', 'Health', 'Family', 'Money'];

/** Charts with a withheld number; the arrow keys move along their points. */
export const Charts = () => (
  <Specimen title="Charts" note="Each value is a text as well, and a withheld number is no zero.">
    {(look) => (
      <>
        <BarChart
          label={`Bars (${look})`}
          bars={names.map((label, at) => ({
            id: label,
            label,
            value: values[at] ?? null,
            text: textOf(values[at] ?? null),
          }))}
        />
        <ColumnChart
          label={`Columns (${look})`}
          columns={names.map((label, at) => ({
            id: label,
            name: label,
            label,
            value: values[at] ?? null,
            text: textOf(values[at] ?? null),
          }))}
        />
        <HeatMap
          label={`Days and times (${look})`}
          rows={['Mon', 'Tue']}
          columns={['Morning', 'Noon', 'Evening', 'Night']}
          values={[values, values.toReversed()]}
          describe={(row, column, value) => `${['Mon', 'Tue'][row]}, ${column}: ${textOf(value)}`}
          legend={['7', '30']}
        />
      </>
    )}
  </Specimen>
);
