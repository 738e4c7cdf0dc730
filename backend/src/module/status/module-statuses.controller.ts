import { Controller, Get } from '@nestjs/common';
import { SettingsService } from '../../settings/settings.service.js';
import { Policy } from '../../platform/auth/index.js';

/** Statuses as the selector offers them; a dossier becomes a draft by being saved, never by choice. */
@Controller('ModuleStatuses')
export class ModuleStatusesController {
  constructor(private readonly settingsService: SettingsService) {}

  @Get('getAll')
  @Policy('session')
  listStatuses(): { code: string; name: string; disabled: boolean }[] {
    return this.settingsService.rules.listStatuses().map(({ code, name, isSelectable }) => ({
      code,
      name,
      disabled: !isSelectable,
    }));
  }
}
