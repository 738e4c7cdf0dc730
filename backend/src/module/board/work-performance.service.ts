import { Injectable } from '@nestjs/common';
import {
  addDays,
  calculateDaysPercentile,
  COMPLETION_PARTS,
  getTodayInRome,
  maySeeOperatorFigures,
  PERFORMANCE_DAYS,
  WORK_STEPS,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { forbidden } from '../../platform/http/index.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import { SettingsService } from '../../settings/settings.service.js';
import { StepTimesRepository, type StepTimeRow } from './step-times.repository.js';
import { WorkPerformanceRepository, type PerformanceRow } from './work-performance.repository.js';
import type {
  OperatorPerformanceDto,
  PerformanceFiguresDto,
  StepTimeDto,
  WorkPerformanceDto,
} from './dto/work-performance.dto.js';

/** Figures of a quarter of a year change slowly, and counting them reads each of its dossiers. */
const CACHE_TTL_MS = 60_000;

interface Figures {
  shared: WorkPerformanceDto;
  /** Shown to nobody but those who may see them. */
  operators: OperatorPerformanceDto[];
}

/** How soon and how well the back office completes dossiers. */
@Injectable()
export class WorkPerformanceService {
  private cached: { from: string; until: number; figures: Promise<Figures> } | null = null;

  constructor(
    private readonly workPerformanceRepository: WorkPerformanceRepository,
    private readonly stepTimesRepository: StepTimesRepository,
    private readonly settingsService: SettingsService,
  ) {}

  async loadPerformance(caller: CurrentCaller): Promise<WorkPerformanceDto> {
    const { shared, operators } = await this.getFigures();
    if (!this.maySeeOperators(caller)) return shared;
    const times = await this.stepTimesRepository.findMediansByOperator(startOfRomeDay(shared.from));
    return {
      ...shared,
      operators: operators.map((row) => ({
        ...row,
        steps: listStepTimes(times.filter(({ operatorId }) => operatorId === row.operatorId)),
      })),
    };
  }

  /** @throws 403 where what is asked for is about one operator's work, and the caller may not see that */
  assertOperatorFilter(caller: CurrentCaller, operatorId: string | undefined): void {
    if (operatorId !== undefined && !this.maySeeOperators(caller))
      throw forbidden('Le cifre per operatore sono spente, o non sono per te.');
  }

  private maySeeOperators({ role }: CurrentCaller): boolean {
    return maySeeOperatorFigures(role, this.settingsService.getCurrentValue('operatorFigures'));
  }

  private getFigures(): Promise<Figures> {
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

  private async countPerformance(from: string): Promise<Figures> {
    const since = startOfRomeDay(from);
    const [rows, times, reasons, skips] = await Promise.all([
      this.workPerformanceRepository.countReceivedSince(since),
      this.stepTimesRepository.findMedians(since),
      this.workPerformanceRepository.listCorrectionReasons(since),
      this.workPerformanceRepository.countSkips(since),
    ]);
    const operators = groupFigures(
      rows,
      ({ operatorId }) => operatorId,
      ({ operatorId, operatorName }) => ({
        operatorId,
        name: operatorName,
      }),
    );
    const shared = {
      from,
      all: sumFigures(rows),
      services: groupFigures(
        rows,
        ({ service }) => service,
        ({ service }) => ({
          serviceType: service,
        }),
      ),
      operators: [],
      steps: listStepTimes(times),
      reasons,
      skips: skips.sort((one, other) => other.total - one.total),
    };
    return { shared, operators };
  }
}

/** In the order of the way; a step that none has gone through is left out. */
const listStepTimes = (rows: readonly StepTimeRow[]): StepTimeDto[] =>
  WORK_STEPS.flatMap((step) =>
    rows
      .filter((row) => row.step === step)
      .map(({ minutes, total }) => ({ step, median: minutes, total })),
  );

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
