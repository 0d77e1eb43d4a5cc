import { describe, expect, it } from 'vitest';
import { calls, callsOfDay, costOfDay } from './day.ts';
import { capacityReport } from './report.ts';
import { capacityOf } from './steps.ts';

const cost = { serverMs: 1, databaseMs: 3 };
const costOf = () => cost;
const callsInADay = Object.values(callsOfDay).reduce((sum, times) => sum + times, 0);
const step = { name: 'a step', serverCores: 1, databaseCores: 4, price: 10 };

describe('the capacity of a step', () => {
  it('counts every call of a day with its cost', () => {
    const day = costOfDay(costOf);
    expect(day.serverMs).toBeCloseTo(callsInADay);
    expect(day.databaseMs).toBeCloseTo(3 * callsInADay);
  });

  it('is what the busiest hour leaves room for on a quarter of the processors', () => {
    // A member needs 1.2 s of the server in the busiest hour, which may use 900 s.
    const day = { serverMs: 10_000, databaseMs: 30_000 };
    const capacity = capacityOf(step, day, 0.5);
    expect(capacity.active).toBeCloseTo(750);
    expect(capacity.members).toBeCloseTo(3_750);
    expect(capacity.worriesADay).toBeCloseTo(375);
    expect(capacity.boundBy).toBe('the server');
    expect(capacity.databaseGb).toBeCloseTo(0.105);
    expect(capacity.daysToAMillion).toBeCloseTo(1_000_000 / 375);
  });

  it('is bound by the database if that has less room', () => {
    const capacity = capacityOf(step, { serverMs: 1_000, databaseMs: 40_000 }, 1);
    expect(capacity.boundBy).toBe('the database');
    expect(capacity.active).toBeCloseTo(750);
  });

  it('is shared by server and database on one machine', () => {
    const capacity = capacityOf(
      { ...step, databaseCores: undefined },
      { serverMs: 5_000, databaseMs: 15_000 },
      1,
    );
    expect(capacity.boundBy).toBe('both');
    expect(capacity.active).toBeCloseTo(750);
  });
});

describe('the report of the capacity', () => {
  it('has a row for every call and every step', () => {
    const report = capacityReport(costOf, 'a machine', '2026-05-01T00:00:00.000Z');
    for (const call of calls) expect(report).toContain(`| ${call} | ${callsOfDay[call]} | 1 | 3 |`);
    expect(report).toContain('measured 2026-05-01 on a machine');
    expect(report.match(/^\| .*cores.*\|$/gm)).toHaveLength(4);
  });
});
