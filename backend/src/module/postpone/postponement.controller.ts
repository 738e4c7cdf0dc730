import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { ApiSeenRevision, Call } from '../../platform/openapi/index.js';
import { createBulkRequest } from '../bulk-result/seen-revisions.util.js';
import { SeenRevision } from '../revision/seen-revision.decorator.js';
import { PostponementService } from './postponement.service.js';
import { PostponeRequestDto, ResumeRequestDto } from './dto/postponement.dto.js';

/** Dossiers that wait for a day or for their fitter. */
@ApiTags('Module')
@Controller('module')
export class PostponementController {
  constructor(private readonly postponementService: PostponementService) {}

  @Post('postpone')
  @Call('Put dossiers off', 'backOffice', {
    description: 'They leave the queue until the day, or until their fitters answer.',
    answer: BulkResultDto,
  })
  @ApiSeenRevision()
  postponeDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: PostponeRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.postponementService.postponeDossiers(caller, createBulkRequest(body, seen), {
      until: body.until,
      note: body.note ?? null,
    });
  }

  @Post('resume')
  @Call('Take postponed dossiers up again before their time', 'backOffice', {
    answer: BulkResultDto,
  })
  @ApiSeenRevision()
  resumeDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: ResumeRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.postponementService.resumeDossiers(caller, createBulkRequest(body, seen));
  }
}
