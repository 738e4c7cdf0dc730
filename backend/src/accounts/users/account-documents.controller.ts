import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FILE_KINDS } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { FileStorageService } from '../../platform/storage/index.js';
import { createZipStream } from '../../platform/zip/zip-stream.factory.js';
import { accountIdParam } from '../accounts.service.js';
import { AccountDocumentsService, PAPER_NOT_FOUND } from './account-documents.service.js';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';

/** Serves the identity document and contract of an account to the back office, one by one or as a zip. */
@ApiTags('Accounts')
@Controller('Accounts')
export class AccountDocumentsController {
  constructor(
    private readonly accountDocumentsService: AccountDocumentsService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  @Get('download/:id')
  @Call('Download the documents of an account', 'backOffice', {
    rate: 'heavy',
    problems: { 404: ['no-documents'] },
  })
  @ApiFileResponse('application/zip')
  async downloadDocuments(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { fileName, entries } = await this.accountDocumentsService.collectDocumentEntries(
      caller,
      id,
    );
    void reply.header('x-content-type-options', 'nosniff');
    return createAttachment(createZipStream(this.fileStorageService, entries), {
      fileName,
      contentType: 'application/zip',
    });
  }

  @Get('papers/:id/:fileId')
  @Call('Read one document of an account', 'backOffice')
  @ApiFileResponse(...FILE_KINDS.map(({ contentType }) => contentType))
  async readPaper(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Param('fileId', idParam(PAPER_NOT_FOUND)) fileId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.accountDocumentsService.findPaper(caller, id, fileId);
    void reply.header('x-content-type-options', 'nosniff');
    return createAttachment(await this.fileStorageService.openReadStream(file.storageKey), file);
  }
}
