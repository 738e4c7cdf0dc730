import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Problem } from '../http/problem.exception.js';
import { DiskSpaceService } from './disk-space.service.js';
import { HealthDto } from './dto/health.dto.js';
import { PartHealthIndicator } from './part-health.indicator.js';
import { RecordProtectionService } from './record-protection.service.js';
import { Call } from '../openapi/index.js';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly diskSpaceService: DiskSpaceService,
    private readonly partHealthIndicator: PartHealthIndicator,
    private readonly recordProtectionService: RecordProtectionService,
  ) {}

  /** The process answers. */
  @Get('live')
  @Call('Ask whether the process answers', 'public', { answer: HealthDto })
  checkLiveness(): HealthDto {
    return { status: 'ok' };
  }

  /**
   * The process can serve requests: every request needs the database, and few need the file store
   * or Redis, so that all processes would be out of service for a fault of some requests.
   */
  @Get('ready')
  @Call('Ask whether requests can be served, and which parts are away', 'public', {
    answer: HealthDto,
  })
  async checkReadiness(): Promise<HealthDto> {
    const [away, fullDisks] = await Promise.all([
      this.partHealthIndicator.listPartsAway(),
      this.diskSpaceService.listFullDisks(),
    ]);
    if (away.includes('database'))
      throw new Problem(
        503,
        'unavailable',
        'Il servizio è momentaneamente non disponibile. Riprova tra qualche istante.',
        { away, ...(fullDisks.length === 0 ? {} : { fullDisks }) },
      );
    const { unprotectedTables } = this.recordProtectionService;
    return {
      status: 'ok',
      ...(away.length === 0 ? {} : { away }),
      ...(fullDisks.length === 0 ? {} : { fullDisks }),
      ...(unprotectedTables.length === 0 ? {} : { unprotectedTables: [...unprotectedTables] }),
    };
  }
}
