import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../module/dossier.repository.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { UploadIntakeService } from '../platform/files/upload-intake.service.js';
import { requireFile } from '../platform/files/require-file.util.js';
import { idParam } from '../platform/http/index.js';
import { AdminFileService } from './admin-file.service.js';
import { OfficeDocumentService } from './office-document.service.js';
import { hasTargetFields, UPLOAD_FIELD } from './upload-target.util.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiMultipart, ApiProblems } from '../platform/openapi/index.js';
import { OfficeFileFormDto } from './dto/upload-form.dto.js';
import { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';

const dossierIdParam = () => idParam(DOSSIER_NOT_FOUND);

/** The back office's files of a dossier. */
@ApiTags('Upload')
@Controller('Upload')
export class OfficeUploadController {
  constructor(
    private readonly adminFileService: AdminFileService,
    private readonly officeDocumentService: OfficeDocumentService,
    private readonly uploadIntakeService: UploadIntakeService,
  ) {}

  @Post('fileToAzureAdmin')
  @ApiOperation({
    summary: 'Upload the receipt or the CPID code of a dossier',
    description: 'A new file replaces the old one.',
  })
  @ApiMultipart(OfficeFileFormDto)
  @ApiOkResponse({ type: UploadedFileDto })
  @ApiProblems(404, 409, 422)
  @HttpCode(200)
  @Policy('backOffice')
  async uploadAdminFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: UPLOAD_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) && this.adminFileService.validateAdminFileUpload(fields),
      save: async (fields, file) =>
        this.adminFileService.replaceAdminFile(caller, fields, requireFile(file, UPLOAD_FIELD)),
    });
  }

  /** A file beside the fitter's documents, once the dossier was sent. */
  @Post('fileToAzure')
  @ApiOperation({ summary: 'Add a file of the back office to a document' })
  @ApiMultipart(OfficeFileFormDto)
  @ApiOkResponse({ type: UploadedFileDto })
  @ApiProblems(404, 409, 422)
  @HttpCode(200)
  @Policy('backOffice')
  async uploadOfficeDocument(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: UPLOAD_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) && this.officeDocumentService.validateOfficeDocumentUpload(fields),
      save: async (fields, file) =>
        this.officeDocumentService.addOfficeDocument(
          caller,
          fields,
          requireFile(file, UPLOAD_FIELD),
        ),
    });
  }

  @Get('checkAzureFile/:accountId/:moduleId/:name')
  @ApiOperation({ summary: 'Say whether a dossier has its receipt or CPID code' })
  @ApiOkResponse({ type: Boolean })
  @Policy('fitterOrBackOffice')
  async checkAdminFileExists(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierIdParam()) accountId: number,
    @Param('moduleId', dossierIdParam()) moduleId: number,
    @Param('name') name: string,
  ): Promise<boolean> {
    return this.adminFileService.hasAdminFile(caller, accountId, moduleId, name);
  }
}
