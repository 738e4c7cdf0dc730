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
import { attachment } from '../documents/attachment.js';
import { FileIntake, type Fields, type ReceivedFile } from '../documents/file-intake.js';
import { DOSSIER_NOT_FOUND } from '../module/dossier-store.js';
import { badRequest, idParam } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { FileStorage } from '../platform/storage/index.js';
import { UploadService } from './upload.service.js';

const dossierId = () => idParam(DOSSIER_NOT_FOUND);
const FILE = 'file';

@Controller('Upload')
export class UploadController {
  constructor(
    private readonly uploads: UploadService,
    private readonly intake: FileIntake,
    private readonly storage: FileStorage,
  ) {}

  @Post('file')
  @HttpCode(200)
  @Policy('fitter')
  async file(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.intake.receive(request, {
      field: FILE,
      gate: async (fields) => hasTarget(fields) && this.uploads.checkDocument(caller, fields),
      use: async (fields, file) => this.uploads.addDocument(caller, fields, given(file)),
    });
  }

  @Post('fileToAzureAdmin')
  @HttpCode(200)
  @Policy('backOffice')
  async adminFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.intake.receive(request, {
      field: FILE,
      gate: async (fields) => hasTarget(fields) && this.uploads.checkAdminFile(fields),
      use: async (fields, file) => this.uploads.setAdminFile(caller, fields, given(file)),
    });
  }

  /** A file beside the fitter's, in a dossier that is in the back office's hands. */
  @Post('fileToAzure')
  @HttpCode(200)
  @Policy('backOffice')
  async officeFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.intake.receive(request, {
      field: FILE,
      gate: async (fields) => hasTarget(fields) && this.uploads.checkOfficeDocument(fields),
      use: async (fields, file) => this.uploads.addOfficeDocument(caller, fields, given(file)),
    });
  }

  @Delete(':accountId/:moduleId/:fileName/:extension')
  @HttpCode(204)
  @Policy('fitter')
  async remove(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierId()) accountId: number,
    @Param('moduleId', dossierId()) moduleId: number,
    @Param('fileName') fileName: string,
    @Param('extension') extension: string,
  ): Promise<void> {
    await this.uploads.remove(caller, accountId, moduleId, `${fileName}.${extension}`);
  }

  @Get('download/:fileId')
  @Policy('fitterOrBackOffice')
  async download(
    @CurrentUser() caller: CurrentCaller,
    @Param('fileId', idParam('Il file richiesto non esiste.')) fileId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.uploads.open(caller, fileId);
    void reply.header('x-content-type-options', 'nosniff');
    return attachment(await this.storage.get(file.storageKey), file);
  }

  @Get('checkAzureFile/:accountId/:moduleId/:name')
  @Policy('fitterOrBackOffice')
  async checkAdminFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierId()) accountId: number,
    @Param('moduleId', dossierId()) moduleId: number,
    @Param('name') name: string,
  ): Promise<boolean> {
    return this.uploads.hasAdminFile(caller, accountId, moduleId, name);
  }
}

/** Whether the fields came before the file: otherwise they are checked once they are all there. */
const hasTarget = (fields: Fields): boolean =>
  fields['dir'] !== undefined && fields['id'] !== undefined;

function given(file: ReceivedFile | null): ReceivedFile {
  if (file === null)
    throw badRequest('Manca il file da caricare.', 'invalid-data', {
      errors: [{ field: FILE, message: 'Caricare documento!' }],
    });
  return file;
}
