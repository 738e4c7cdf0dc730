import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { UploadedFile } from '@pratiche/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAttachment } from '../platform/http/attachment.util.js';
import {
  FileIntakeService,
  type MultipartFields,
  type ReceivedFile,
} from '../platform/files/file-intake.service.js';
import { DOSSIER_NOT_FOUND } from '../module/dossier.repository.js';
import { badRequest, idParam } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { FileStorageService } from '../platform/storage/index.js';
import { UploadService } from './upload.service.js';

const dossierIdParam = () => idParam(DOSSIER_NOT_FOUND);
const FILE_FIELD = 'file';

@Controller('Upload')
export class UploadController {
  constructor(
    private readonly uploadService: UploadService,
    private readonly fileIntakeService: FileIntakeService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  @Post('file')
  @HttpCode(200)
  @Policy('fitter')
  async uploadDocument(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.fileIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) && this.uploadService.validateDocumentUpload(caller, fields),
      save: async (fields, file) =>
        this.uploadService.addDocument(caller, fields, requireFile(file)),
    });
  }

  @Post('fileToAzureAdmin')
  @HttpCode(200)
  @Policy('backOffice')
  async uploadAdminFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.fileIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) && this.uploadService.validateAdminFileUpload(fields),
      save: async (fields, file) =>
        this.uploadService.replaceAdminFile(caller, fields, requireFile(file)),
    });
  }

  /** A file beside the fitter's, in a dossier that is in the back office's hands. */
  @Post('fileToAzure')
  @HttpCode(200)
  @Policy('backOffice')
  async uploadOfficeDocument(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.fileIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) && this.uploadService.validateOfficeDocumentUpload(fields),
      save: async (fields, file) =>
        this.uploadService.addOfficeDocument(caller, fields, requireFile(file)),
    });
  }

  @Delete(':accountId/:moduleId/:fileName/:extension')
  @HttpCode(204)
  @Policy('fitter')
  async deleteDocument(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierIdParam()) accountId: number,
    @Param('moduleId', dossierIdParam()) moduleId: number,
    @Param('fileName') fileName: string,
    @Param('extension') extension: string,
  ): Promise<void> {
    await this.uploadService.deleteDocument(
      caller,
      accountId,
      moduleId,
      `${fileName}.${extension}`,
    );
  }

  @Get('download/:fileId')
  @Policy('fitterOrBackOffice')
  async downloadFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('fileId', idParam('Il file richiesto non esiste.')) fileId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.uploadService.openFile(caller, fileId);
    void reply.header('x-content-type-options', 'nosniff');
    return createAttachment(await this.fileStorageService.openReadStream(file.storageKey), file);
  }

  @Get('checkAzureFile/:accountId/:moduleId/:name')
  @Policy('fitterOrBackOffice')
  async checkAdminFileExists(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierIdParam()) accountId: number,
    @Param('moduleId', dossierIdParam()) moduleId: number,
    @Param('name') name: string,
  ): Promise<boolean> {
    return this.uploadService.hasAdminFile(caller, accountId, moduleId, name);
  }
}

/** Whether the fields came before the file: otherwise they are checked once they are all there. */
const hasTargetFields = (fields: MultipartFields): boolean =>
  fields['dir'] !== undefined && fields['id'] !== undefined;

function requireFile(file: ReceivedFile | null): ReceivedFile {
  if (file === null)
    throw badRequest('Manca il file da caricare.', 'invalid-data', {
      errors: [{ field: FILE_FIELD, message: 'Caricare documento!' }],
    });
  return file;
}
