import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/security/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier-store.js';
import { ArchiveService } from './archive.service.js';

@Controller('module')
export class ArchiveController {
  constructor(private readonly archives: ArchiveService) {}

  @Get('download/:id')
  @Policy('fitterOrBackOffice')
  async download(@CurrentUser() caller: CurrentCaller, @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number): Promise<StreamableFile> {
    return this.archives.zip(caller, id);
  }
}
