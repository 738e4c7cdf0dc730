import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { deductionQuery, type DeductionQuery } from '@pratiche/api/schemas';
import { DOSSIER_NOT_FOUND } from '../module/dossier-store.js';
import { idParam, zodQuery } from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { DeductionSheetService } from './deduction-sheet.service.js';

@Controller('Module/deduction-estimate')
export class DeductionSheetController {
  constructor(private readonly sheets: DeductionSheetService) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async file(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Query(zodQuery(deductionQuery)) query: DeductionQuery,
  ): Promise<StreamableFile> {
    return this.sheets.file(caller, id, query);
  }
}
