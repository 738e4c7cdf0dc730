import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { DeductionSheetService } from './deduction-sheet.service.js';
import { DeductionQueryDto } from './dto/deduction-query.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module/deduction-estimate')
export class DeductionSheetController {
  constructor(private readonly deductionSheetService: DeductionSheetService) {}

  @Get(':id')
  @Call('Download the estimate of the deduction', 'fitterOrBackOffice', {
    rate: 'heavy',
    problems: { 422: ['no-deduction', 'no-expense', 'no-service'] },
  })
  @ApiFileResponse('application/pdf')
  @Header('cache-control', 'no-store')
  async downloadDeductionSheet(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Query() query: DeductionQueryDto,
  ): Promise<StreamableFile> {
    return this.deductionSheetService.createDeductionSheet(caller, id, query);
  }
}
