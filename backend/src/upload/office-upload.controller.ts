import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SeenRevision } from '../module/revision/seen-revision.decorator.js';
import { DOSSIER_NOT_FOUND } from '../module/dossier.repository.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { PdfContentService } from '../platform/files/pdf-content.service.js';
import { UploadIntakeService } from '../platform/files/upload-intake.service.js';
import { requireFile } from '../platform/files/require-file.util.js';
import { idParam, notFound } from '../platform/http/index.js';
import { AdminFileService } from './admin-file.service.js';
import { AdminFilingService, UNKNOWN_DOCUMENT } from './admin-filing.service.js';
import { OfficeDocumentService } from './office-document.service.js';
import {
  CPID_FILE_FIELD,
  hasTargetFields,
  isFilingFileName,
  readUploadForm,
  UPLOAD_FIELD,
} from './upload-form.util.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiMultipart, ApiSeenRevision, Call } from '../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../platform/files/received-file-problems.constants.js';
import {
  CpidRequestDto,
  EnergySavingRequestDto,
  FilingCpidDto,
  FilingQueryDto,
  FilingSavingDto,
} from './dto/filing.dto.js';
import {
  AdminFileFormDto,
  FilingCorrectionFormDto,
  OfficeFileFormDto,
} from './dto/upload-form.dto.js';
import { EnergySavingService } from './energy-saving.service.js';
import { toEnergySaving } from './energy-saving.util.js';
import { FilingCorrectionService } from './filing-correction.service.js';
import { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';

const dossierIdParam = () => idParam(DOSSIER_NOT_FOUND);

/** The back office's files of a dossier. */
@ApiTags('Upload')
@Controller('Upload')
export class OfficeUploadController {
  constructor(
    private readonly adminFileService: AdminFileService,
    private readonly officeDocumentService: OfficeDocumentService,
    private readonly adminFilingService: AdminFilingService,
    private readonly filingCorrectionService: FilingCorrectionService,
    private readonly energySavingService: EnergySavingService,
    private readonly uploadIntakeService: UploadIntakeService,
    private readonly pdfContentService: PdfContentService,
  ) {}

  @Post('fileToAzureAdmin')
  @Call(
    'Upload the receipt, the CPID code or the calculation of the saving of a dossier',
    'backOffice',
    {
      description:
        'A new file replaces the old one. Each declaration to ENEA has its own: filing is required where the dossier has several. The calculation is a PDF or a picture, of shadings and shutters alone.',
      answer: UploadedFileDto,
      problems: [
        404,
        RECEIVED_FILE_PROBLEMS,
        {
          400: ['file-damaged', 'unknown-document'],
          409: [
            'cpid-taken',
            'dossier-full',
            'dossier-open',
            'filing-frozen',
            'transition-forbidden',
          ],
          423: ['file-unscanned'],
        },
      ],
    },
  )
  @ApiMultipart(AdminFileFormDto)
  @ApiSeenRevision()
  async uploadAdminFile(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
    @SeenRevision() seen: number | null,
  ): Promise<UploadedFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: UPLOAD_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) &&
        this.adminFileService.validateAdminFileUpload(readUploadForm(AdminFileFormDto, fields)),
      save: async (fields, file) => {
        const received = requireFile(file, UPLOAD_FIELD);
        await this.pdfContentService.assertOpenablePdf(caller, received, UPLOAD_FIELD);
        return this.adminFileService.replaceAdminFile(
          caller,
          readUploadForm(AdminFileFormDto, fields),
          received,
          seen,
        );
      },
    });
  }

  @Put('cpid')
  @Call('Write the CPID of a declaration to ENEA', 'backOffice', {
    answer: FilingCpidDto,
    problems: {
      404: ['not-found'],
      409: ['cpid-taken', 'dossier-open', 'filing-frozen', 'transition-forbidden'],
    },
  })
  @ApiSeenRevision()
  async changeCpid(
    @CurrentUser() caller: CurrentCaller,
    @Body() { id, filing, cpid }: CpidRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<FilingCpidDto> {
    const change = { filing: filing ?? null, cpid };
    return { ...(await this.adminFilingService.changeCpid(caller, id, change, seen)), cpid };
  }

  @Put('energySaving')
  @Call('Write the energy saving of a declaration to ENEA', 'backOffice', {
    description:
      'Of shadings and shutters: for windows ENEA calculates it. A dossier is not sent to ENEA without it.',
    answer: FilingSavingDto,
    problems: {
      404: ['not-found'],
      409: ['dossier-open', 'filing-frozen', 'transition-forbidden'],
    },
  })
  @ApiSeenRevision()
  async changeEnergySaving(
    @CurrentUser() caller: CurrentCaller,
    @Body() { id, filing, kwh, origin }: EnergySavingRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<FilingSavingDto> {
    const saving = toEnergySaving(kwh, origin);
    const change = { filing: filing ?? null, saving };
    return {
      ...(await this.energySavingService.changeEnergySaving(caller, id, change, seen)),
      kwh: saving?.kwh ?? null,
      origin: saving?.origin ?? null,
    };
  }

  @Post('filingCorrection')
  @Call('Record that a filed declaration was corrected at ENEA', 'backOffice', {
    description:
      'Once the dossier was sent to ENEA, also when it is complete. CPID and files of before stay beside the new ones. filing is required where the dossier has several declarations.',
    answer: FilingCpidDto,
    problems: [
      404,
      RECEIVED_FILE_PROBLEMS,
      {
        400: ['file-damaged'],
        409: ['cpid-taken', 'dossier-open', 'not-filed', 'transition-forbidden'],
        423: ['file-unscanned'],
      },
    ],
  })
  @ApiMultipart(FilingCorrectionFormDto)
  @ApiSeenRevision()
  async recordCorrection(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
    @SeenRevision() seen: number | null,
  ): Promise<FilingCpidDto> {
    return this.uploadIntakeService.receiveFiles(request, {
      names: [UPLOAD_FIELD, CPID_FILE_FIELD],
      validateFields: async (fields) =>
        fields['dir'] !== undefined &&
        this.filingCorrectionService.validateCorrection(
          readUploadForm(FilingCorrectionFormDto, fields),
        ),
      save: async (fields, files) => {
        const receipt = requireFile(files[UPLOAD_FIELD] ?? null, UPLOAD_FIELD);
        const document = files[CPID_FILE_FIELD] ?? null;
        await this.pdfContentService.assertOpenablePdf(caller, receipt, UPLOAD_FIELD);
        if (document !== null)
          await this.pdfContentService.assertOpenablePdf(caller, document, CPID_FILE_FIELD);
        return this.filingCorrectionService.recordCorrection(
          caller,
          readUploadForm(FilingCorrectionFormDto, fields),
          { receipt, document },
          seen,
        );
      },
    });
  }

  @Delete('adminFile/:moduleId/:name')
  @Call(
    'Delete the receipt, the CPID document or the calculation of a declaration to ENEA',
    'backOffice',
    {
      status: 204,
      problems: { 409: ['dossier-open', 'filing-frozen', 'transition-forbidden'] },
    },
  )
  @ApiSeenRevision()
  async deleteAdminFile(
    @CurrentUser() caller: CurrentCaller,
    @Param('moduleId', dossierIdParam()) moduleId: number,
    @Param('name') name: string,
    @Query() { filing }: FilingQueryDto,
    @SeenRevision() seen: number | null,
  ): Promise<void> {
    if (!isFilingFileName(name)) throw notFound(UNKNOWN_DOCUMENT);
    await this.adminFilingService.deleteAdminFile(caller, moduleId, name, filing ?? null, seen);
  }

  /** A file beside the fitter's documents, once the dossier was sent. */
  @Post('fileToAzure')
  @Call('Add a file of the back office to a document', 'backOffice', {
    answer: UploadedFileDto,
    problems: [
      404,
      RECEIVED_FILE_PROBLEMS,
      {
        400: ['unknown-document'],
        409: ['document-frozen', 'dossier-full', 'dossier-open', 'transition-forbidden'],
      },
    ],
  })
  @ApiMultipart(OfficeFileFormDto)
  async uploadOfficeDocument(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFileDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: UPLOAD_FIELD,
      validateFields: async (fields) =>
        hasTargetFields(fields) &&
        this.officeDocumentService.validateOfficeDocumentUpload(
          readUploadForm(OfficeFileFormDto, fields),
        ),
      save: async (fields, file) =>
        this.officeDocumentService.addOfficeDocument(
          caller,
          readUploadForm(OfficeFileFormDto, fields),
          requireFile(file, UPLOAD_FIELD),
        ),
    });
  }

  @Get('checkAzureFile/:accountId/:moduleId/:name')
  @Call('Say whether a dossier has its receipts or CPID documents', 'fitterOrBackOffice', {
    description: 'True when each declaration to ENEA has its own.',
    answer: Boolean,
  })
  async checkAdminFileExists(
    @CurrentUser() caller: CurrentCaller,
    @Param('accountId', dossierIdParam()) accountId: number,
    @Param('moduleId', dossierIdParam()) moduleId: number,
    @Param('name') name: string,
  ): Promise<boolean> {
    return this.adminFilingService.hasAdminFile(caller, accountId, moduleId, name);
  }
}
