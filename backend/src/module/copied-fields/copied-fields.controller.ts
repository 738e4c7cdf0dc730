import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { Call } from '../../platform/openapi/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { CopiedFieldsService } from './copied-fields.service.js';
import { CopiedFieldDto, CopiedFieldsRequestDto } from './dto/copied-fields.dto.js';

/** Progress of copying a dossier into ENEA's form. */
@ApiTags('Module')
@Controller('Module/copiedFields')
export class CopiedFieldsController {
  constructor(private readonly copiedFieldsService: CopiedFieldsService) {}

  @Get(':id')
  @Call('List the copied values of a dossier', 'backOffice', { answer: [CopiedFieldDto] })
  listCopiedFields(@Param('id', idParam(DOSSIER_NOT_FOUND)) id: number): Promise<CopiedFieldDto[]> {
    return this.copiedFieldsService.listCopiedFields(id);
  }

  @Put(':id')
  @Call('Mark values of a dossier as copied', 'backOffice', {
    description: 'Answers with all marks, those of other operators among them.',
    answer: [CopiedFieldDto],
    problems: { 409: ['sheet-changed'] },
  })
  markFieldsCopied(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() { fields }: CopiedFieldsRequestDto,
  ): Promise<CopiedFieldDto[]> {
    return this.copiedFieldsService.markFieldsCopied(caller, id, fields);
  }

  @Delete(':id')
  @Call('Take away all marks of a dossier', 'backOffice', { status: 204 })
  async clearCopiedFields(@Param('id', idParam(DOSSIER_NOT_FOUND)) id: number): Promise<void> {
    await this.copiedFieldsService.clearCopiedFields(id);
  }
}
