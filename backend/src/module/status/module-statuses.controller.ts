import { Controller, Get } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service.js';
import { Policy } from '../../platform/auth/index.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StatusChoiceDto } from './dto/dossier-status.dto.js';

/** Statuses as the selector offers them; a dossier becomes a draft by being saved, never by choice. */
@ApiTags('ModuleStatuses')
@Controller('ModuleStatuses')
export class ModuleStatusesController {
  constructor(private readonly settingsService: SettingsService) {}

  @Get('getAll')
  @ApiOperation({ summary: 'List the statuses' })
  @ApiOkResponse({ type: StatusChoiceDto, isArray: true })
  @Policy('session')
  listStatuses(): StatusChoiceDto[] {
    return this.settingsService.rules.listStatuses().map(({ code, name, isSelectable }) => ({
      code,
      name,
      disabled: !isSelectable,
    }));
  }
}
