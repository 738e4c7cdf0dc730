import { Body, Controller, Get, Patch, Post, Req } from '@nestjs/common';
import type { DocumentPoint, MessageTemplate, ReturnReasonTemplate } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import {
  DOCUMENT_POINT_DTO,
  MESSAGE_TEMPLATE_DTO,
  RETURN_REASON_DTO,
} from '../../settings/dto/setting-value-dtos.constants.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierStatusService } from './dossier-status.service.js';
import { StatusChangedDto } from './dto/dossier-status.dto.js';
import { SeenRevision } from '../revision/seen-revision.decorator.js';
import { StatusRequestDto } from './dto/status-request.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiMultipart, ApiSeenRevision, Call } from '../../platform/openapi/index.js';
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
  @Call('List the words that returns are often given', 'backOffice', {
    answer: [RETURN_REASON_DTO],
  })
  listReturnReasons(): ReturnReasonTemplate[] {
    return this.settingsService.getCurrentValue('returnReasons');
  }

  @Get('messageTemplates')
  @Call('List the ready texts for messages', 'backOffice', {
    answer: [MESSAGE_TEMPLATE_DTO],
  })
  listMessageTemplates(): MessageTemplate[] {
    return this.settingsService.getCurrentValue('messageTemplates');
  }

  @Get('documentPoints')
  @Call('List what operators look at in documents', 'backOffice', {
    answer: [DOCUMENT_POINT_DTO],
  })
  listDocumentPoints(): DocumentPoint[] {
    return this.settingsService.getCurrentValue('documentPoints');
  }

  @Patch('updateModuleStatus')
  @Call('Advance the status of a dossier', 'backOffice', {
    answer: StatusChangedDto,
    problems: {
      404: ['not-found'],
      409: [
        'cpid-taken',
        'data-missing',
        'document-missing',
        'energy-saving-missing',
        'filing-differences',
        'reason-required',
        'request-open',
        'transition-forbidden',
      ],
    },
  })
  @ApiSeenRevision()
  async advanceStatus(
    @CurrentUser() caller: CurrentCaller,
    @Body() { id, status, confirmations, isOpenConfirmed }: StatusRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<StatusChangedDto> {
    return this.dossierStatusService.advanceStatus(caller, id, status.code, seen, {
      confirmations,
      isOpenConfirmed,
    });
  }

  @Post('rejectmodule')
  @Call('Return a dossier to its owner', 'backOffice', {
    answer: StatusChangedDto,
    problems: [404, RECEIVED_FILE_PROBLEMS, { 409: ['dossier-full', 'transition-forbidden'] }],
  })
  @ApiMultipart(RejectionFormDto)
  @ApiSeenRevision()
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
