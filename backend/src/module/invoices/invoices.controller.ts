import { Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { detectInvoiceType } from '../../platform/files/file-type.util.js';
import { requireFile } from '../../platform/files/require-file.util.js';
import {
  UploadIntakeService,
  type MultipartFields,
} from '../../platform/files/upload-intake.service.js';
import { idParam } from '../../platform/http/index.js';
import { ApiMultipart, Call } from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import { validateDto } from '../../platform/validation/index.js';
import { DOSSIER_NOT_FOUND, DossierRepository } from '../dossier.repository.js';
import { InvoiceCheckFormDto, InvoiceFormDto, InvoicesDto } from './dto/invoices.dto.js';
import {
  formatKnownMessage,
  INVOICE_NOT_FOUND,
  InvoiceUploadService,
} from './invoice-upload.service.js';
import { InvoicesService } from './invoices.service.js';

const FILE_FIELD = 'file';
/** @throws 400 where the form names no number */
function readReplacedId(fields: MultipartFields): number | null {
  const { replaces } = validateDto(InvoiceFormDto, fields);
  return replaces === undefined ? null : Number(replaces);
}

const dossierIdParam = () => idParam(DOSSIER_NOT_FOUND);

/** The e-invoices of a dossier. */
@ApiTags('Module')
@Controller('Module/invoices')
export class InvoicesController {
  constructor(
    private readonly invoicesService: InvoicesService,
    private readonly invoiceUploadService: InvoiceUploadService,
    private readonly dossierRepository: DossierRepository,
    private readonly uploadIntakeService: UploadIntakeService,
  ) {}

  @Post('check')
  @Call('Whether a file is an e-invoice that can be read', 'fitter', {
    description:
      'Asked before a dossier is created for it, so that a refused file leaves no dossier. Nothing is kept.',
    rate: 'heavy',
    status: 204,
    problems: [RECEIVED_FILE_PROBLEMS, { 422: ['invoice-refused'], 503: ['scanner-away'] }],
  })
  @ApiMultipart(InvoiceCheckFormDto)
  async checkInvoice(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.uploadIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      detectFurtherType: async (head) => detectInvoiceType(head),
      takesOtherFiles: true,
      save: async (_fields, file) =>
        this.invoiceUploadService.checkFile(caller, requireFile(file, FILE_FIELD)),
    });
  }

  @Post(':id')
  @Call('Add an e-invoice to an open dossier', 'fitter', {
    description:
      'The file becomes a file of the document FATTURA; each file of a ZIP by itself. Nothing of the dossier changes: the values are proposed.',
    rate: 'heavy',
    answer: InvoicesDto,
    problems: [
      RECEIVED_FILE_PROBLEMS,
      {
        409: [
          'dossier-frozen',
          'dossier-full',
          'drafts-full',
          'invoice-exists',
          'invoices-full',
          'unknown-document',
        ],
        422: ['invoice-refused'],
        503: ['scanner-away'],
      },
    ],
  })
  @ApiMultipart(InvoiceFormDto)
  async addInvoices(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdParam()) id: number,
    @Req() request: FastifyRequest,
  ): Promise<InvoicesDto> {
    const { known } = await this.uploadIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      validateFields: async (fields) => {
        readReplacedId(fields);
        await this.invoiceUploadService.validateUpload(caller, id);
      },
      detectFurtherType: async (head) => detectInvoiceType(head),
      takesOtherFiles: true,
      save: async (fields, file) =>
        this.invoiceUploadService.addInvoices(
          caller,
          id,
          requireFile(file, FILE_FIELD),
          readReplacedId(fields),
        ),
    });
    return this.invoicesService.getInvoices(
      await this.dossierRepository.findOwnedDossier(caller, id),
      known.length === 0 ? [] : [formatKnownMessage(known)],
    );
  }

  @Get(':id')
  @Call('Read the e-invoices of a dossier, and what they say of it', 'fitterOrBackOffice', {
    rate: 'list',
    answer: InvoicesDto,
  })
  async getInvoices(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdParam()) id: number,
  ): Promise<InvoicesDto> {
    return this.invoicesService.getInvoices(
      await this.dossierRepository.findReadableDossier(caller, id),
    );
  }

  @Delete(':id/:invoiceId')
  @Call('Delete an e-invoice of an open dossier', 'fitter', {
    description: 'Its file goes too, with the other invoices of that file.',
    answer: InvoicesDto,
    problems: { 409: ['dossier-frozen'] },
  })
  async deleteInvoice(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdParam()) id: number,
    @Param('invoiceId', idParam(INVOICE_NOT_FOUND)) invoiceId: number,
  ): Promise<InvoicesDto> {
    await this.invoiceUploadService.deleteInvoice(caller, id, invoiceId);
    return this.invoicesService.getInvoices(
      await this.dossierRepository.findOwnedDossier(caller, id),
    );
  }
}
