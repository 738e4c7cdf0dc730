import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { Problem } from '../http/problem.exception.js';
import { HealthDto } from './dto/health.dto.js';
import { PartHealthIndicator } from './part-health.indicator.js';
import { RecordProtectionService } from './record-protection.service.js';
import { Call } from '../openapi/index.js';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly healthCheckService: HealthCheckService,
    private readonly partHealthIndicator: PartHealthIndicator,
    private readonly recordProtectionService: RecordProtectionService,
  ) {}

  /** The process answers. */
  @Get('live')
  @Call('Ask whether the process answers', 'public', { answer: HealthDto })
  checkLiveness(): HealthDto {
    return { status: 'ok' };
  }

  /** What a request needs is there: database and files. */
  @Get('ready')
  @Call('Ask whether database and files can be reached', 'public', { answer: HealthDto })
  async checkReadiness(): Promise<HealthDto> {
    try {
      await this.healthCheckService.check([
        this.partHealthIndicator.checkDatabase(),
        this.partHealthIndicator.checkFiles(),
      ]);
      const { unprotectedTables } = this.recordProtectionService;
      return {
        status: 'ok',
        ...(unprotectedTables.length === 0 ? {} : { unprotectedTables: [...unprotectedTables] }),
      };
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
    'Il servizio è momentaneamente non disponibile. Riprova tra qualche istante.',
    { away: Object.keys(down) },
  );
}
