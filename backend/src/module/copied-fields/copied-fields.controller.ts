import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { ApiProblems } from '../../platform/openapi/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { CopiedFieldsService } from './copied-fields.service.js';
import { CopiedFieldDto, CopiedFieldsRequestDto } from './dto/copied-fields.dto.js';

/** Progress of copying a dossier into ENEA's form. */
@ApiTags('Module')
@Controller('Module/copiedFields')
export class CopiedFieldsController {
  constructor(private readonly copiedFieldsService: CopiedFieldsService) {}

  @Get(':id')
  @ApiOperation({ summary: 'List the copied values of a dossier' })
  @ApiOkResponse({ type: CopiedFieldDto, isArray: true })
  @Policy('backOffice')
  listCopiedFields(@Param('id', idParam(DOSSIER_NOT_FOUND)) id: number): Promise<CopiedFieldDto[]> {
    return this.copiedFieldsService.listCopiedFields(id);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Mark values of a dossier as copied',
    description: 'Answers with all marks, those of other operators among them.',
  })
  @ApiOkResponse({ type: CopiedFieldDto, isArray: true })
  @ApiProblems({ 409: ['sheet-changed'] })
  @Policy('backOffice')
  markFieldsCopied(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() { fields }: CopiedFieldsRequestDto,
  ): Promise<CopiedFieldDto[]> {
    return this.copiedFieldsService.markFieldsCopied(caller, id, fields);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Take away all marks of a dossier' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('backOffice')
  async clearCopiedFields(@Param('id', idParam(DOSSIER_NOT_FOUND)) id: number): Promise<void> {
    await this.copiedFieldsService.clearCopiedFields(id);
  }
}
