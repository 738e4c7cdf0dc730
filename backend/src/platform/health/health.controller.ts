import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { Policy } from '../auth/index.js';
import { Problem } from '../http/problem.exception.js';
import { PartHealthIndicator } from './part-health.indicator.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly healthCheckService: HealthCheckService,
    private readonly partHealthIndicator: PartHealthIndicator,
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
    try {
      await this.healthCheckService.check([
        this.partHealthIndicator.checkDatabase(),
        this.partHealthIndicator.checkFiles(),
      ]);
      return { status: 'ok' };
    } catch (error) {
      throw error instanceof ServiceUnavailableException ? toUnavailableProblem(error) : error;
    }
  }
}

function toUnavailableProblem(error: ServiceUnavailableException): Problem {
  const { error: down = {} } = error.getResponse() as HealthCheckResult;
  return new Problem(
    503,
    'unavailable',
    'Il servizio è momentaneamente non disponibile. Riprovare tra qualche istante.',
    { away: Object.keys(down) },
  );
}
