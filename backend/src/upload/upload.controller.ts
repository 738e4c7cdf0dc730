import {
  Controller,
  Delete,
  Get,
  Headers,
  Param,
  Post,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../module/dossier.repository.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { InvoiceUploadService } from '../module/invoices/invoice-upload.service.js';
import { UploadIntakeService, type ReceivedFile } from '../platform/files/upload-intake.service.js';
import { detectInvoiceType } from '../platform/files/file-type.util.js';
import { toUploadedFileDto } from '../module/documents/dossier-file.repository.js';
import { ApiLinkedFileResponse } from '../platform/files/api-linked-file-response.decorator.js';
import { answerLinkedFile } from '../platform/files/linked-file-answer.util.js';
import type { DownloadLinkDto } from '../platform/files/dto/download-link.dto.js';
import { requireFile } from '../platform/files/require-file.util.js';
import { idParam } from '../platform/http/index.js';
import { DocumentDeletionService } from './document-deletion.service.js';
import { DocumentReplacementService } from './document-replacement.service.js';
import { DocumentUploadService } from './document-upload.service.js';
import { FILE_NOT_FOUND, FileDownloadService } from './file-download.service.js';
import { hasTargetFields, readUploadForm, UPLOAD_FIELD } from './upload-form.util.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiMultipart, Call } from '../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../platform/files/received-file-problems.constants.js';
import { FILE_KINDS, XML_FILE_KIND } from '@pratiche/domain';
import { DocumentFormDto } from './dto/upload-form.dto.js';
import { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';

const dossierIdParam = () => idParam(DOSSIER_NOT_FOUND);

/** The fitter's documents, and the download of every file of a dossier. */
@ApiTags('Upload')
@Controller('Upload')
export class UploadController {
  constructor(
    private readonly documentUploadService: DocumentUploadService,
    private readonly documentDeletionService: DocumentDeletionService,
    private readonly documentReplacementService: DocumentReplacementService,
    private readonly fileDownloadService: FileDownloadService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly invoiceUploadService: InvoiceUploadService,
  ) {}

  @Post('file')
  @Call('Upload a document of a dossier', 'fitter', {
    answer: UploadedFileDto,
    problems: [
      404,
      RECEIVED_FILE_PROBLEMS,
      {
        400: ['unknown-document'],
        409: [
          'dossier-frozen',
          'dossier-full',
          'drafts-full',
          'invoice-exists',
          'invoices-full',
          'unknown-document',
        ],
        422: ['file-damaged', 'invoice-refused', 'paper-unsigned'],
        503: ['scanner-away'],
      },
    ],
  })
  @ApiMultipart(DocumentFormDto)
  async uploadDocument(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: UPLOAD_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) &&
        this.documentUploadService.validateDocumentUpload(
          caller,
          readUploadForm(DocumentFormDto, fields),
        ),
      detectFurtherType: async (head, fields) =>
        this.invoiceUploadService.isInvoiceItem(fields['id'] ?? '')
          ? detectInvoiceType(head)
          : null,
      save: async (fields, file) =>
        this.saveDocument(
          caller,
          readUploadForm(DocumentFormDto, fields),
          requireFile(file, UPLOAD_FIELD),
        ),
    });
  }

  /** XML is an invoice, or it is refused. */
  private async saveDocument(
    caller: CurrentCaller,
    form: DocumentFormDto,
    received: ReceivedFile,
  ): Promise<UploadedFileDto> {
    const replacedId = form.replaces === undefined ? null : Number(form.replaces);
    if (received.contentType !== XML_FILE_KIND.contentType)
      return replacedId === null
        ? this.documentUploadService.addDocument(caller, form, received)
        : this.documentReplacementService.replaceDocument(caller, form, replacedId, received);
    const { dossier } = await this.documentUploadService.validateDocumentUpload(caller, form);
    const { files } = await this.invoiceUploadService.addInvoices(
      caller,
      dossier.id,
      received,
      replacedId,
    );
    return files.map(toUploadedFileDto)[0] as UploadedFileDto;
  }

  @Delete(':accountId/:moduleId/:fileName/:extension')
  @Call('Delete a document of a dossier', 'fitter', {
    status: 204,
    problems: { 409: ['dossier-frozen'] },
  })
  async deleteDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierIdParam()) accountId: number,
    @Param('moduleId', dossierIdParam()) moduleId: number,
    @Param('fileName') fileName: string,
    @Param('extension') extension: string,
  ): Promise<void> {
    await this.documentDeletionService.deleteDocument(
      caller,
      accountId,
      moduleId,
      `${fileName}.${extension}`,
    );
  }

  @Get('download/:fileId')
  @Call('Download a file of a dossier', 'fitterOrBackOffice')
  @ApiLinkedFileResponse(...[...FILE_KINDS, XML_FILE_KIND].map(({ contentType }) => contentType))
  async downloadFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('fileId', idParam(FILE_NOT_FOUND)) fileId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Prefer') prefer?: string,
  ): Promise<StreamableFile | DownloadLinkDto> {
    return answerLinkedFile(reply, await this.fileDownloadService.openFile(caller, fileId, prefer));
  }
}
