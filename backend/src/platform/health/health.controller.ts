import { Controller, Get, Logger } from '@nestjs/common';
import { Policy } from '../auth/index.js';
import { FileStorageService } from '../storage/index.js';
import { describeTlsError } from '../config/tls-error.util.js';
import { Problem } from '../http/problem.exception.js';
import { HealthRepository } from './health.repository.js';

/** An answer is reused for this long. */
const CACHE_TTL_MS = 1_000;

@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);
  private cachedCheck: { at: number; away: Promise<string[]> } = {
    at: Number.NEGATIVE_INFINITY,
    away: Promise.resolve([]),
  };

  constructor(
    private readonly fileStorageService: FileStorageService,
    private readonly healthRepository: HealthRepository,
  ) {}

  /** The process answers. */
  @Get('live')
  @Policy('public')
  checkLiveness(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** What a request needs is there: database and files. */
  @Get('ready')
  @Policy('public')
  async checkReadiness(): Promise<{ status: 'ok' }> {
    const away = await this.findUnavailableParts();
    if (away.length === 0) return { status: 'ok' };
    throw new Problem(
      503,
      'unavailable',
      'Il servizio è momentaneamente non disponibile. Riprovare tra qualche istante.',
      { away },
    );
  }

  /** Checks database and storage at most once a second, for any number of requests. */
  private findUnavailableParts(): Promise<string[]> {
    const now = performance.now();
    if (now - this.cachedCheck.at >= CACHE_TTL_MS)
      this.cachedCheck = { at: now, away: this.checkParts() };
    return this.cachedCheck.away;
  }

  private async checkParts(): Promise<string[]> {
    const checks = {
      database: this.healthRepository.checkAvailability(),
      files: this.fileStorageService.checkAvailability(),
    };
    const results = await Promise.allSettled(Object.values(checks));
    const away = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    const faults = results
      .flatMap((result) =>
        result.status === 'rejected' ? [describeTlsError(result.reason) ?? []] : [],
      )
      .flat();
    if (away.length > 0)
      this.logger.error({ away, ...(faults.length > 0 ? { faults } : {}) }, 'Not ready');
    return away;
  }
}
