import { Controller, Get } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service.js';
import { ApiTags } from '@nestjs/swagger';
import { StatusChoiceDto } from './dto/dossier-status.dto.js';
import { Call } from '../../platform/openapi/index.js';

/** Statuses as the selector offers them; a dossier becomes a draft by being saved, never by choice. */
@ApiTags('ModuleStatuses')
@Controller('ModuleStatuses')
export class ModuleStatusesController {
  constructor(private readonly settingsService: SettingsService) {}

  @Get('getAll')
  @Call('List the statuses', 'session', { answer: [StatusChoiceDto] })
  listStatuses(): StatusChoiceDto[] {
    return this.settingsService.rules.listStatuses().map(({ code, name, isSelectable }) => ({
      code,
      name,
      disabled: !isSelectable,
    }));
  }
}
