import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { getTodayInRome } from '@pratiche/domain';
import { validatePostponementDay } from '@pratiche/domain/working-day';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { badRequest } from '../../platform/http/index.js';
import { BulkResultDto } from '../bulk-result/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import { PostponeRequestDto, ResumeRequestDto } from './dto/postponement.dto.js';
import { PostponementService } from './postponement.service.js';

/** Dossiers that wait for a day or for their fitter. */
@ApiTags('Module')
@Controller('module')
export class PostponementController {
  constructor(
    private readonly postponementService: PostponementService,
    private readonly bulkRunnerService: BulkRunnerService,
  ) {}

  @Post('postpone')
  @ApiOperation({
    summary: 'Put dossiers off',
    description: 'They leave the queue until the day, or until their fitters answer.',
  })
  @ApiOkResponse({ type: BulkResultDto })
  @HttpCode(200)
  @Policy('backOffice')
  async postponeDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() { ids, until, note }: PostponeRequestDto,
  ): Promise<BulkResultDto> {
    const refusal = validatePostponementDay(until, getTodayInRome());
    if (refusal !== null)
      throw badRequest(refusal, 'invalid-data', { errors: [{ field: 'until', message: refusal }] });
    return this.bulkRunnerService.runForEachDossier(ids, (id) =>
      this.postponementService.postponeDossier(caller, id, { until, note: note ?? null }),
    );
  }

  @Post('resume')
  @ApiOperation({ summary: 'Take postponed dossiers up again before their time' })
  @ApiOkResponse({ type: BulkResultDto })
  @HttpCode(200)
  @Policy('backOffice')
  resumeDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() { ids }: ResumeRequestDto,
  ): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(ids, (id) =>
      this.postponementService.resumeDossier(caller, id),
    );
  }
}
