import { Body, Controller, HttpCode, Patch, Post, Req } from '@nestjs/common';
import type { DossierStatus } from '@pratiche/api';
import { rejectionInput, statusInput, type StatusInput } from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { FileIntake } from '../../documents/file-intake.js';
import { parseWith, zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/security/index.js';
import { StatusService } from './status.service.js';

/** What the back office does with a dossier. */
@Controller('module')
export class AdminController {
  constructor(
    private readonly statuses: StatusService,
    private readonly intake: FileIntake,
  ) {}

  @Patch('updateModuleStatus')
  @Policy('backOffice')
  async updateStatus(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(statusInput)) { id, status }: StatusInput,
  ): Promise<DossierStatus> {
    return this.statuses.advance(caller, id, status.code);
  }

  @Post('rejectmodule')
  @HttpCode(200)
  @Policy('backOffice')
  async reject(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<DossierStatus> {
    return this.intake.receive(request, {
      field: 'attachedFile',
      use: async (fields, attachment) => {
        const { moduleId, rejectReason, statusCode } = parseWith(rejectionInput, fields);
        return this.statuses.giveBack(caller, moduleId, {
          to: statusCode,
          reason: rejectReason,
          attachment,
        });
      },
    });
  }
}
