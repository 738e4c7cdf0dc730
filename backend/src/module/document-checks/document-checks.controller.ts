import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { ApiProblems } from '../../platform/openapi/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { DocumentCheckService } from './document-check.service.js';
import { DocumentCheckDto, DocumentCheckRequestDto } from './dto/document-check.dto.js';
import {
  UnverifiedDocumentsDto,
  UnverifiedDocumentsRequestDto,
} from './dto/unverified-documents.dto.js';

/** Which documents of a dossier an operator has looked at. */
@ApiTags('Module')
@Controller('Module')
export class DocumentChecksController {
  constructor(private readonly documentCheckService: DocumentCheckService) {}

  @Post('documentChecks/unverified')
  @ApiOperation({
    summary: 'Count the documents that are not verified',
    description: 'Of several dossiers, to be told before they are accepted. Changes nothing.',
  })
  @ApiOkResponse({ type: UnverifiedDocumentsDto })
  @HttpCode(200)
  @Policy('backOffice')
  countUnverifiedDocuments(
    @Body() { ids }: UnverifiedDocumentsRequestDto,
  ): Promise<UnverifiedDocumentsDto> {
    return this.documentCheckService.countUnverifiedDocuments(ids);
  }

  @Put('documentChecks/:id')
  @ApiOperation({
    summary: 'Mark a document as verified',
    description: 'The mark is lost when its files change. Answers all marks that hold.',
  })
  @ApiOkResponse({ type: DocumentCheckDto, isArray: true })
  @ApiProblems(409)
  @Policy('backOffice')
  async changeCheck(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() body: DocumentCheckRequestDto,
  ): Promise<DocumentCheckDto[]> {
    return this.documentCheckService.changeCheck(caller, id, body);
  }
}
