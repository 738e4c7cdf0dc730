import { expect, it } from '@jest/globals';
import { addDays } from '@pratiche/domain';
import type { MetricsService } from '../../platform/metrics/metrics.service.js';
import type { DeadlineMetricsRepository } from './deadline-metrics.repository.js';
import { DeadlineMetricsService } from './deadline-metrics.service.js';
import { countByDaysLeft, PAST } from './legal-days-left.util.js';

/** One dossier for each deadline that may come near on one of the days. */
const FIRST_DAY = '2026-10-01';
const rows = Array.from({ length: 500 }, (_, index) => ({
  deadline: addDays(FIRST_DAY, index - 60),
  count: 1,
}));
const service = new DeadlineMetricsService(
  {} as MetricsService,
  {
    countWithOffice: async (latest: string) => rows.filter(({ deadline }) => deadline <= latest),
    countWithFitter: async (earliest: string, latest: string) =>
      rows.filter(({ deadline }) => deadline >= earliest && deadline <= latest),
  } as unknown as DeadlineMetricsRepository,
);

const days = Array.from({ length: 400 }, (_, index) => addDays(FIRST_DAY, index));

it('leaves out no dossier whose day of the law comes near, whatever holidays moved it', async () => {
  for (const today of days) {
    const counted = await service.countDeadlines(today);
    const listCounts = (owner: string) =>
      counted
        .filter(({ labels }) => labels.with === owner)
        .map(({ labels, value }): [string, number] => [labels.days, value]);
    const every = [...countByDaysLeft(rows, today)];
    expect([today, listCounts('office')]).toEqual([today, every]);
    expect([today, listCounts('fitter')]).toEqual([
      today,
      every.filter(([bucket]) => bucket !== PAST),
    ]);
  }
});
