import { Fragment, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';

export interface ChartTableProps {
  /** What the table is about. */
  label: string;
  columns: readonly string[];
  /** The first cell names the row. The detail stands under it, as wide as the table. */
  rows: readonly { id: string; cells: readonly ReactNode[]; detail?: ReactNode }[];
}

/** The numbers behind a chart, hidden until the reader asks for them. */
export function ChartTable(props: ChartTableProps) {
  const { t } = useTranslation('charts');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t(($) => $.table.hide) : t(($) => $.table.show)}
        <span className="sr-only">{props.label}</span>
      </Button>
      <div id={id} hidden={!isOpen} className="w-full">
        {isOpen && <NumberTable {...props} />}
      </div>
    </div>
  );
}

/**
 * A table of numbers. On a narrow screen it scrolls sideways, with the keyboard too. In a large text size its words break
 * instead.
 */
export function NumberTable({ label, columns, rows }: ChartTableProps) {
  const { t } = useTranslation('charts');
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': t(($) => $.table.of, { label }) } as const;
  return (
    <div {...scrolling} className="@container w-full overflow-x-auto">
      <table className="w-full border-collapse text-small wrap-normal tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  cellStyle(index),
                  'border-b border-hair pb-2 align-bottom font-semibold! text-muted @max-[14rem]:wrap-anywhere',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, detail }) => (
            <Fragment key={id}>
              <tr>
                {cells.map((cell, index) => {
                  const column = columns[index];
                  const style = cx(cellStyle(index), 'align-top', !detail && 'border-b border-hair pb-2');
                  return index === 0 ? (
                    <th
                      key={column}
                      scope="row"
                      className={cx(style, 'font-semibold! @max-[14rem]:wrap-anywhere')}
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={column} className={style}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
              {detail && (
                <tr>
                  <td
                    colSpan={columns.length}
                    className="border-b border-hair pb-2 @max-[14rem]:wrap-anywhere"
                  >
                    {detail}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first column takes the room that the numbers leave. */
const cellStyle = (index: number) =>
  cx('pt-2 font-normal', index === 0 ? 'text-start' : 'w-px ps-3 text-end @max-[14rem]:w-auto');
