import { Controller, Get, Header, Param, type StreamableFile } from '@nestjs/common';
import { DOSSIER_NOT_FOUND } from '../module/dossier-store.js';
import { idParam } from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { PrefilledDocumentsService } from './prefilled-documents.service.js';

@Controller('Module/prefilled')
export class PrefilledDocumentsController {
  constructor(private readonly papers: PrefilledDocumentsService) {}

  @Get(':id/:code')
  @Header('cache-control', 'no-store')
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async file(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Param('code') code: string,
  ): Promise<StreamableFile> {
    return this.papers.file(caller, id, code);
  }
}
