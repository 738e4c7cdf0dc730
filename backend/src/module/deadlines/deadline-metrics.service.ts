import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, getTodayInRome, LEGAL_DAYS, SENDING_DAYS } from '@pratiche/domain';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { DeadlineMetricsRepository } from './deadline-metrics.repository.js';
import { countByDaysLeft, NEAR_DAYS, PAST } from './legal-days-left.util.js';

/** From the deadline of the portal to the earliest day of the law that belongs to it. */
const BUFFER_DAYS = LEGAL_DAYS - SENDING_DAYS;
/** A legal day moves over weekends and holidays, which are never more than this many days. */
const MOVED_DAYS = 7;

/** Exports how many dossiers come near the day of the law, by days left. */
@Injectable()
export class DeadlineMetricsService implements OnModuleInit {
  constructor(
    private readonly metricsService: MetricsService,
    private readonly deadlineMetricsRepository: DeadlineMetricsRepository,
  ) {}

  onModuleInit(): void {
    this.metricsService.addSharedGauge({
      name: 'portal_deadlines',
      help: `Dossiers that ENEA does not have yet, by days to the day of the law, up to ${NEAR_DAYS}, and by who has them`,
      labelNames: ['with', 'days'],
      readValues: () => this.countDeadlines(getTodayInRome()),
    });
  }

  /** Drafts past the day of the law are left out: their deadline cannot be met any more. */
  async countDeadlines(today: string) {
    const latest = addDays(today, NEAR_DAYS - BUFFER_DAYS);
    const earliest = addDays(today, -BUFFER_DAYS - MOVED_DAYS);
    const office = countByDaysLeft(
      await this.deadlineMetricsRepository.countWithOffice(latest),
      today,
    );
    const fitter = countByDaysLeft(
      await this.deadlineMetricsRepository.countWithFitter(earliest, latest),
      today,
    );
    fitter.delete(PAST);
    return [...toValues('office', office), ...toValues('fitter', fitter)];
  }
}

const toValues = (owner: string, counts: ReadonlyMap<string, number>) =>
  [...counts].map(([days, value]) => ({ labels: { with: owner, days }, value }));
