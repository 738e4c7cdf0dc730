import { Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DossierPresenceService } from './dossier-presence.service.js';
import { PresenceDto } from './dto/presence.dto.js';
import { Call } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module/presence')
export class DossierPresenceController {
  constructor(private readonly dossierPresenceService: DossierPresenceService) {}

  @Post(':id')
  @Call('Say that a dossier is open, and read who else has it open', 'backOffice', {
    answer: PresenceDto,
  })
  recordPresence(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<PresenceDto> {
    return this.dossierPresenceService.recordPresence(caller, id);
  }

  @Delete(':id')
  @Call('Say that a dossier is open no more', 'backOffice', { status: 204 })
  async endPresence(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.dossierPresenceService.endPresence(caller, id);
  }
}
