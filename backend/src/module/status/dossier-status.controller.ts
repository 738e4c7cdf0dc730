import { Body, Controller, HttpCode, Patch, Post, Req } from '@nestjs/common';
import type { DossierStatus } from '@pratiche/api';
import { rejectionInput, statusInput, type StatusInput } from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { FileIntakeService } from '../../platform/files/file-intake.service.js';
import { parseWith, zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { DossierStatusService } from './dossier-status.service.js';

/** What the back office does with a dossier. */
@Controller('module')
export class DossierStatusController {
  constructor(
    private readonly dossierStatusService: DossierStatusService,
    private readonly fileIntakeService: FileIntakeService,
  ) {}

  @Patch('updateModuleStatus')
  @Policy('backOffice')
  async advanceStatus(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(statusInput)) { id, status }: StatusInput,
  ): Promise<DossierStatus> {
    return this.dossierStatusService.advanceStatus(caller, id, status.code);
  }

  @Post('rejectmodule')
  @HttpCode(200)
  @Policy('backOffice')
  async returnToOwner(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<DossierStatus> {
    return this.fileIntakeService.receiveFile(request, {
      field: 'attachedFile',
      save: async (fields, attachment) => {
        const { moduleId, rejectReason, statusCode } = parseWith(rejectionInput, fields);
        return this.dossierStatusService.returnToOwner(caller, moduleId, {
          to: statusCode,
          reason: rejectReason,
          attachment,
        });
      },
    });
  }
}
