import { Injectable, Logger } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { describeTlsError } from '../config/tls-error.util.js';
import { RateCounterService } from '../rate-limiting/index.js';
import { FileStorageService } from '../storage/index.js';
import { waitAtMost } from '../time/time-limit.util.js';
import { HealthRepository } from './health.repository.js';

/** An answer is reused for this long, for any number of requests. */
const CACHE_TTL_MS = 1_000;
/** A part that takes longer counts as away: probes wait for 5 s. */
const CHECK_LIMIT_MS = 3_000;

export const HEALTH_PARTS = ['database', 'files', 'redis'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** Asks the services behind the portal whether they answer. */
@Injectable()
export class PartHealthIndicator {
  private readonly logger = new Logger(PartHealthIndicator.name);
  private readonly checks: Record<HealthPart, () => Promise<void>>;
  private readonly pendingChecks = new Map<HealthPart, Promise<void>>();

  constructor(
    private readonly healthIndicatorService: HealthIndicatorService,
    healthRepository: HealthRepository,
    fileStorageService: FileStorageService,
    rateCounterService: RateCounterService,
  ) {
    this.checks = {
      database: () => healthRepository.checkAvailability(),
      files: () => fileStorageService.checkAvailability(),
      redis: () => rateCounterService.checkAvailability(),
    };
  }

  /** The parts that do not answer, after at most three seconds. */
  async listPartsAway(): Promise<HealthPart[]> {
    const areAway = await Promise.all(HEALTH_PARTS.map((part) => this.isPartAway(part)));
    return HEALTH_PARTS.filter((_, index) => areAway[index]);
  }

  private async isPartAway(part: HealthPart): Promise<boolean> {
    const result = await this.healthIndicatorService
      .check(part)
      .attempt(() => this.checkPart(part).catch((error: unknown) => this.logFailure(part, error)))
      .cacheFor(CACHE_TTL_MS);
    return result[part].status === 'down';
  }

  /** A check that hangs is not begun again beside itself: it may hold a connection. */
  private async checkPart(part: HealthPart): Promise<void> {
    let check = this.pendingChecks.get(part);
    if (check === undefined) {
      check = this.checks[part]().finally(() => this.pendingChecks.delete(part));
      this.pendingChecks.set(part, check);
    }
    await waitAtMost(check, CHECK_LIMIT_MS, () => new Error('No answer in time'));
  }

  /** Names the part and a fault of its certificate; other messages may hold addresses and names. */
  private logFailure(part: HealthPart, error: unknown): never {
    const fault = describeTlsError(error);
    this.logger.error(
      { away: [part], ...(fault === null ? {} : { faults: [fault] }) },
      'Part does not answer',
    );
    throw error;
  }
}
