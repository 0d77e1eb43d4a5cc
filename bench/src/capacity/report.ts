import { formatNumber, markdownTable } from '../report/markdown.ts';
import { type Call, type Cost, calls, callsOfDay, costOfDay } from './day.ts';
import { activeShare, capacityOf, peakHourShare, steps, usableShare } from './steps.ts';

/** A number rounded to two significant digits, because the assumptions are not more precise. */
const rough = (value: number): string => Math.round(Number(value.toPrecision(2))).toLocaleString('en');

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The tables of docs/capacity.md. `machine` and `measuredAt` say where the costs come from. */
export function capacityReport(costOf: (call: Call) => Cost, machine: string, measuredAt: string): string {
  const day = costOfDay(costOf);
  const worries = callsOfDay['a shared worry'];
  return [
    `Costs measured ${measuredAt.slice(0, 10)} on ${machine} (docs/performance.md).`,
    markdownTable(
      ['call', 'per active member and day', 'CPU ms, server', 'CPU ms, PostgreSQL'],
      [
        ...calls.map((call) => [
          call,
          String(callsOfDay[call]),
          formatNumber(costOf(call).serverMs),
          formatNumber(costOf(call).databaseMs),
        ]),
        ['**the whole day**', '', `**${formatNumber(day.serverMs)}**`, `**${formatNumber(day.databaseMs)}**`],
      ],
    ),
    `Assumed: ${percent(activeShare)} of the members are active on a day, ${percent(peakHourShare)} of a day’s calls come in its busiest hour, and ${percent(1 - usableShare)} of each processor are left for the jobs and for bursts.`,
    markdownTable(
      [
        'step',
        'members',
        'active a day',
        'worries a day',
        'days to a million worries',
        'GB of database',
        'limit',
        '$ a month',
      ],
      steps.map((step) => {
        const { members, active, worriesADay, boundBy, daysToAMillion, databaseGb } = capacityOf(
          step,
          day,
          worries,
        );
        return [
          step.name,
          rough(members),
          rough(active),
          rough(worriesADay),
          rough(daysToAMillion),
          rough(databaseGb),
          boundBy,
          String(step.price),
        ];
      }),
    ),
  ].join('\n\n');
}
