import { Injectable } from '@nestjs/common';
import {
  addDays,
  calculateDaysPercentile,
  COMPLETION_PARTS,
  getTodayInRome,
  PERFORMANCE_DAYS,
} from '@pratiche/domain';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import { WorkPerformanceRepository, type PerformanceRow } from './work-performance.repository.js';
import type { PerformanceFiguresDto, WorkPerformanceDto } from './dto/work-performance.dto.js';

/** Figures of a quarter of a year change slowly, and counting them reads each of its dossiers. */
const CACHE_TTL_MS = 60_000;

/** How soon and how well the back office completes dossiers. */
@Injectable()
export class WorkPerformanceService {
  private cached: { from: string; until: number; figures: Promise<WorkPerformanceDto> } | null =
    null;

  constructor(private readonly workPerformanceRepository: WorkPerformanceRepository) {}

  loadPerformance(): Promise<WorkPerformanceDto> {
    const from = addDays(getTodayInRome(), 1 - PERFORMANCE_DAYS);
    if (this.cached !== null && this.cached.from === from && this.cached.until > Date.now())
      return this.cached.figures;
    const figures = this.countPerformance(from);
    this.cached = { from, until: Date.now() + CACHE_TTL_MS, figures };
    figures.catch(() => {
      this.cached = null;
    });
    return figures;
  }

  private async countPerformance(from: string): Promise<WorkPerformanceDto> {
    const since = startOfRomeDay(from);
    const [rows, reasons, skips] = await Promise.all([
      this.workPerformanceRepository.countReceivedSince(since),
      this.workPerformanceRepository.listCorrectionReasons(since),
      this.workPerformanceRepository.countSkips(since),
    ]);
    return {
      from,
      all: sumFigures(rows),
      services: groupFigures(
        rows,
        ({ service }) => service,
        ({ service }) => ({
          serviceType: service,
        }),
      ),
      operators: groupFigures(
        rows,
        ({ operatorId }) => operatorId,
        ({ operatorId, operatorName }) => ({
          operatorId,
          name: operatorName,
        }),
      ),
      reasons,
      skips: skips.sort((one, other) => other.total - one.total),
    };
  }
}

function sumFigures(rows: readonly PerformanceRow[]): PerformanceFiguresDto {
  const sum = (of: (row: PerformanceRow) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  const counts = rows.flatMap(({ days, total }) => (days === null ? [] : [{ days, total }]));
  return {
    received: sum(({ total }) => total),
    returned: sum(({ returned }) => returned),
    completed: counts.reduce((all, { total }) => all + total, 0),
    median: calculateDaysPercentile(counts, COMPLETION_PARTS.median),
    ninth: calculateDaysPercentile(counts, COMPLETION_PARTS.ninth),
  };
}

/** The figures of each group, with what names it; the largest first. */
function groupFigures<Key, Name extends object>(
  rows: readonly PerformanceRow[],
  keyOf: (row: PerformanceRow) => Key,
  nameOf: (row: PerformanceRow) => Name,
): (Name & PerformanceFiguresDto)[] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [{ ...nameOf(group[0]), ...sumFigures(group) }] : []))
    .sort((one, other) => other.received - one.received);
}
