import { Injectable, Logger } from '@nestjs/common';
import { HealthIndicatorService, type HealthCheckAttempt } from '@nestjs/terminus';
import { describeTlsError } from '../config/tls-error.util.js';
import { FileStorageService } from '../storage/index.js';
import { HealthRepository } from './health.repository.js';

/** An answer is reused for this long, for any number of requests. */
const CACHE_TTL_MS = 1_000;

/** Parts that every request needs. Redis is not one of them: jobs wait in the outbox while it is away. */
@Injectable()
export class PartHealthIndicator {
  private readonly logger = new Logger(PartHealthIndicator.name);

  constructor(
    private readonly healthIndicatorService: HealthIndicatorService,
    private readonly healthRepository: HealthRepository,
    private readonly fileStorageService: FileStorageService,
  ) {}

  checkDatabase(): HealthCheckAttempt<'database'> {
    return this.attemptCheck('database', () => this.healthRepository.checkAvailability());
  }

  checkFiles(): HealthCheckAttempt<'files'> {
    return this.attemptCheck('files', () => this.fileStorageService.checkAvailability());
  }

  private attemptCheck<Key extends string>(
    key: Key,
    check: () => Promise<void>,
  ): HealthCheckAttempt<Key> {
    return this.healthIndicatorService
      .check(key)
      .attempt(() => check().catch((error: unknown) => this.logFailure(key, error)))
      .cacheFor(CACHE_TTL_MS);
  }

  /** Names the part and a fault of its certificate; other messages may hold addresses and names. */
  private logFailure(key: string, error: unknown): never {
    const fault = describeTlsError(error);
    this.logger.error({ away: [key], ...(fault === null ? {} : { faults: [fault] }) }, 'Not ready');
    throw error;
  }
}
