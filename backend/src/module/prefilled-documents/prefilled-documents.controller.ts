import { Controller, Get, Header, Param, type StreamableFile } from '@nestjs/common';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { PrefilledDocumentsService } from './prefilled-documents.service.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module/prefilled')
export class PrefilledDocumentsController {
  constructor(private readonly prefilledDocumentsService: PrefilledDocumentsService) {}

  @Get(':id/:code')
  @Call('Download a paper pre-filled from a dossier', 'fitterOrBackOffice', {
    rate: 'heavy',
    problems: { 404: ['prefilled-not-offered'], 409: ['paper-contradicts-itself'] },
  })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  async downloadPrefilledDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Param('code') code: string,
  ): Promise<StreamableFile> {
    return this.prefilledDocumentsService.createPrefilledDocument(caller, id, code);
  }
}
