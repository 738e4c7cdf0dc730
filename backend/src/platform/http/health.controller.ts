import { Controller, Get, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Policy } from '../security/index.js';
import { FileStorage } from '../storage/index.js';
import { Problem } from './problem.js';

@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(private readonly dataSource: DataSource, private readonly files: FileStorage) {}

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
    const checks = { database: this.dataSource.query('SELECT 1'), files: this.files.check() };
    const results = await Promise.allSettled(Object.values(checks));
    const away = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    if (away.length === 0) return { status: 'ok' };
    this.logger.error({ away }, 'Not ready');
    throw new Problem(503, 'unavailable', 'Il servizio è momentaneamente non disponibile. Riprova tra qualche istante.', { away });
  }
}
