import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { Call } from '../../platform/openapi/index.js';
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
  @Call('Count the documents that are not verified', 'backOffice', {
    description: 'Of several dossiers, to be told before they are accepted. Changes nothing.',
    answer: UnverifiedDocumentsDto,
  })
  countUnverifiedDocuments(
    @Body() { ids }: UnverifiedDocumentsRequestDto,
  ): Promise<UnverifiedDocumentsDto> {
    return this.documentCheckService.countUnverifiedDocuments(ids);
  }

  @Put('documentChecks/:id')
  @Call('Mark a document as verified', 'backOffice', {
    description: 'The mark is lost when its files change. Answers all marks that hold.',
    answer: [DocumentCheckDto],
    problems: { 409: ['conflict', 'request-open'] },
  })
  async changeCheck(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() body: DocumentCheckRequestDto,
  ): Promise<DocumentCheckDto[]> {
    return this.documentCheckService.changeCheck(caller, id, body);
  }
}
