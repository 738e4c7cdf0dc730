import { Body, Controller, Get, HttpCode, Patch, Post, Req } from '@nestjs/common';
import type { ReturnReasonTemplate } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RETURN_REASON_DTO } from '../../settings/dto/setting-value-dtos.constants.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierStatusService } from './dossier-status.service.js';
import { StatusChangedDto } from './dto/dossier-status.dto.js';
import { SeenRevision } from '../revision/seen-revision.decorator.js';
import { StatusRequestDto } from './dto/status-request.dto.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiMultipart, ApiProblems, ApiSeenRevision } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import { validateDto } from '../../platform/validation/index.js';
import { parseReturnPoints } from './parse-return-points.util.js';
import { RejectionDto, RejectionFormDto } from './dto/status-request.dto.js';

/** What the back office does with a dossier. */
@ApiTags('Module')
@Controller('module')
export class DossierStatusController {
  constructor(
    private readonly dossierStatusService: DossierStatusService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly settingsService: SettingsService,
  ) {}

  @Get('returnReasons')
  @ApiOperation({ summary: 'List the words that returns are often given' })
  @ApiOkResponse({ type: RETURN_REASON_DTO, isArray: true })
  @Policy('backOffice')
  listReturnReasons(): ReturnReasonTemplate[] {
    return this.settingsService.getCurrentValue('returnReasons');
  }

  @Patch('updateModuleStatus')
  @ApiOperation({ summary: 'Advance the status of a dossier' })
  @ApiOkResponse({ type: StatusChangedDto })
  @ApiSeenRevision()
  @ApiProblems(404, {
    409: [
      'cpid-taken',
      'data-missing',
      'document-missing',
      'reason-required',
      'request-open',
      'transition-forbidden',
    ],
  })
  @Policy('backOffice')
  async advanceStatus(
    @CurrentUser() caller: CurrentCaller,
    @Body() { id, status }: StatusRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<StatusChangedDto> {
    return this.dossierStatusService.advanceStatus(caller, id, status.code, seen);
  }

  @Post('rejectmodule')
  @ApiOperation({ summary: 'Return a dossier to its owner' })
  @ApiMultipart(RejectionFormDto)
  @ApiOkResponse({ type: StatusChangedDto })
  @ApiSeenRevision()
  @ApiProblems(404, RECEIVED_FILE_PROBLEMS, { 409: ['dossier-full', 'transition-forbidden'] })
  @HttpCode(200)
  @Policy('backOffice')
  async returnToOwner(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
    @SeenRevision() seen: number | null,
  ): Promise<StatusChangedDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: 'attachedFile',
      save: async (fields, attachment) => {
        const { moduleId, rejectReason, statusCode, points } = validateDto(RejectionDto, fields);
        return this.dossierStatusService.returnToOwner(
          caller,
          moduleId,
          {
            to: statusCode,
            reason: rejectReason,
            points: parseReturnPoints(points),
            attachment,
          },
          seen,
        );
      },
    });
  }
}
