import { Controller, Get, Header, Param, type StreamableFile } from '@nestjs/common';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { PrefilledDocumentsService } from './prefilled-documents.service.js';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, ApiProblems } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module/prefilled')
export class PrefilledDocumentsController {
  constructor(private readonly prefilledDocumentsService: PrefilledDocumentsService) {}

  @Get(':id/:code')
  @ApiOperation({ summary: 'Download a paper pre-filled from a dossier' })
  @ApiFileResponse('application/pdf')
  @ApiProblems({ 404: ['prefilled-not-offered'], 409: ['paper-contradicts-itself'] })
  @Header('cache-control', 'no-store')
  @Policy('fitterOrBackOffice')
  @RateLimit('heavy')
  async downloadPrefilledDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Param('code') code: string,
  ): Promise<StreamableFile> {
    return this.prefilledDocumentsService.createPrefilledDocument(caller, id, code);
  }
}
