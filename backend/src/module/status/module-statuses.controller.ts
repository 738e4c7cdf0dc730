import { Controller, Get } from '@nestjs/common';
import { listStatuses } from '@pratiche/domain';
import { Policy } from '../../platform/auth/index.js';

/** Statuses as the selector offers them; a dossier becomes a draft by being saved, never by choice. */
@Controller('ModuleStatuses')
export class ModuleStatusesController {
  @Get('getAll')
  @Policy('session')
  listStatuses(): { code: string; name: string; disabled: boolean }[] {
    return listStatuses().map(({ code, name, isSelectable }) => ({
      code,
      name,
      disabled: !isSelectable,
    }));
  }
}
