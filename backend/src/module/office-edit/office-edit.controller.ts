import { Body, Controller, Param, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { BodyLimit, idParam } from '../../platform/http/index.js';
import { Call } from '../../platform/openapi/index.js';
import { DOSSIER_BODY_MAX_BYTES } from '../dossier-body.constants.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DossierDto } from '../dto/dossier.dto.js';
import { OfficeEditRequestDto } from './dto/office-edit-request.dto.js';
import { OfficeEditService } from './office-edit.service.js';

/** The data of a received dossier as the back office completes and corrects them. */
@ApiTags('Module')
@Controller('Module')
export class OfficeEditController {
  constructor(private readonly officeEditService: OfficeEditService) {}

  @Put('administration/:id')
  @Call('Change the data of a received dossier', 'backOffice', {
    description:
      'Steps 1 to 5 where the provider acquires the data, otherwise addresses and cadastral data. The status stays.',
    answer: DossierDto,
    problems: {
      400: ['dossier-refused'],
      409: ['corrections-needed', 'not-received', 'reason-required', 'version-conflict'],
    },
  })
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  async editDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() body: OfficeEditRequestDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DossierDto> {
    const dossier = await this.officeEditService.editDossier(caller, id, body);
    void reply.header('etag', `"${dossier.revision}"`);
    return dossier;
  }
}
