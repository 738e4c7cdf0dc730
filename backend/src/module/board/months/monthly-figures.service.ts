import { Injectable } from '@nestjs/common';
import {
  fromHundredths,
  getTodayInRome,
  listLastMonths,
  STATUSES,
  USED_CREDIT_TYPES,
  type WeeklyFigure,
} from '@pratiche/domain';
import { MonthlyFiguresRepository } from './monthly-figures.repository.js';
import type { MonthlyFiguresDto } from '../dto/monthly-figures.dto.js';

/** What each of the last months brought, for the owners of the portal. */
@Injectable()
export class MonthlyFiguresService {
  constructor(private readonly monthlyFiguresRepository: MonthlyFiguresRepository) {}

  /** The running month last. */
  async listMonthlyFigures(): Promise<MonthlyFiguresDto[]> {
    const months = listLastMonths(getTodayInRome());
    const [changes, fitters, credits, revenue] = await Promise.all([
      this.monthlyFiguresRepository.countStatusChanges(months),
      this.monthlyFiguresRepository.countActiveFitters(months),
      this.monthlyFiguresRepository.sumCredits(months),
      this.monthlyFiguresRepository.sumRevenue(months),
    ]);
    return months.map((month, index) => {
      const count = (figure: WeeklyFigure): number =>
        sumOf(
          changes.filter(({ code }) => STATUSES[code].weeklyFigure === figure),
          index,
        );
      const moved = (...types: string[]): number =>
        sumOf(
          credits.filter(({ type }) => types.includes(type)),
          index,
        );
      return {
        month,
        received: count('received'),
        filed: count('filed'),
        completed: count('completed'),
        activeFitters: sumOf(fitters, index),
        revenue: fromHundredths(sumOf(revenue, index)),
        creditsSold: fromHundredths(moved('recharge')),
        creditsUsed: fromHundredths(0 - moved(...USED_CREDIT_TYPES)),
      };
    });
  }
}

const sumOf = (
  rows: readonly { month: number | string; total: number | string }[],
  index: number,
): number =>
  rows
    .filter(({ month }) => Number(month) === index)
    .reduce((sum, { total }) => sum + Number(total), 0);
