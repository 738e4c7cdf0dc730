import { Controller, Get } from '@nestjs/common';
import { statuses } from '@pratiche/domain';
import { Policy } from '../platform/security/index.js';

/** Statuses as the selector offers them; a dossier becomes a draft by being saved, never by choice. */
@Controller('ModuleStatuses')
export class ModuleStatusesController {
  @Get('getAll')
  @Policy('session')
  getAll(): { code: string; name: string; disabled: boolean }[] {
    return statuses().map(({ code, name }) => ({ code, name, disabled: code === 'DRAFT' }));
  }
}
