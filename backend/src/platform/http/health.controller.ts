import { InjectTransaction } from '@nestjs-cls/transactional';
import { Controller, Get, Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Policy } from '../security/index.js';
import { FileStorage } from '../storage/index.js';
import { tlsFault } from '../tls-fault.js';
import { Problem } from './problem.js';

/** An answer is as good as this for whoever asks next. */
const FRESH_MS = 1_000;

@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);
  private last: { at: number; away: Promise<string[]> } = {
    at: Number.NEGATIVE_INFINITY,
    away: Promise.resolve([]),
  };

  constructor(
    private readonly files: FileStorage,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** The process answers. */
  @Get('live')
  @Policy('public')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** What a request needs is there: database and files. */
  @Get('ready')
  @Policy('public')
  async ready(): Promise<{ status: 'ok' }> {
    const away = await this.away();
    if (away.length === 0) return { status: 'ok' };
    throw new Problem(
      503,
      'unavailable',
      'Il servizio è momentaneamente non disponibile. Riprovare tra qualche istante.',
      { away },
    );
  }

  /** Asked of database and storage once a second at most, however many ask. */
  private away(): Promise<string[]> {
    const now = performance.now();
    if (now - this.last.at >= FRESH_MS) this.last = { at: now, away: this.ask() };
    return this.last.away;
  }

  private async ask(): Promise<string[]> {
    const checks = { database: this.manager.query('SELECT 1'), files: this.files.check() };
    const results = await Promise.allSettled(Object.values(checks));
    const away = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    const faults = results
      .flatMap((result) => (result.status === 'rejected' ? [tlsFault(result.reason) ?? []] : []))
      .flat();
    if (away.length > 0)
      this.logger.error({ away, ...(faults.length > 0 ? { faults } : {}) }, 'Not ready');
    return away;
  }
}
