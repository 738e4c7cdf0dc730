import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { deductionQuery, type DeductionQuery } from '@pratiche/api/schemas';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam, zodQuery } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { DeductionSheetService } from './deduction-sheet.service.js';

@Controller('Module/deduction-estimate')
export class DeductionSheetController {
  constructor(private readonly deductionSheetService: DeductionSheetService) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @Policy('fitterOrBackOffice')
  @RateLimit('heavy')
  async downloadDeductionSheet(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Query(zodQuery(deductionQuery)) query: DeductionQuery,
  ): Promise<StreamableFile> {
    return this.deductionSheetService.createDeductionSheet(caller, id, query);
  }
}
