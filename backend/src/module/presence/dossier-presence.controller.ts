import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DossierPresenceService } from './dossier-presence.service.js';
import { PresenceDto } from './dto/presence.dto.js';

@ApiTags('Module')
@Controller('Module/presence')
export class DossierPresenceController {
  constructor(private readonly dossierPresenceService: DossierPresenceService) {}

  @Post(':id')
  @ApiOperation({ summary: 'Say that a dossier is open, and read who else has it open' })
  @ApiOkResponse({ type: PresenceDto })
  @HttpCode(200)
  @Policy('backOffice')
  recordPresence(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<PresenceDto> {
    return this.dossierPresenceService.recordPresence(caller, id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Say that a dossier is open no more' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('backOffice')
  async endPresence(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.dossierPresenceService.endPresence(caller, id);
  }
}
