import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { ApiSeenRevision } from '../../platform/openapi/index.js';
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
  @ApiOperation({
    summary: 'Put dossiers off',
    description: 'They leave the queue until the day, or until their fitters answer.',
  })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiSeenRevision()
  @HttpCode(200)
  @Policy('backOffice')
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
  @ApiOperation({ summary: 'Take postponed dossiers up again before their time' })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiSeenRevision()
  @HttpCode(200)
  @Policy('backOffice')
  resumeDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: ResumeRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.postponementService.resumeDossiers(caller, createBulkRequest(body, seen));
  }
}
