import { Controller, Get, Post, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readCsvUpload } from '../../platform/csv/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { MAX_CSV_BYTES, buildCustomerTemplate } from './customer-csv.util.js';
import { CustomerImportService } from './customer-import.service.js';
import { CustomerPreviewService } from './customer-preview.service.js';
import { CustomerImportDto, CustomerPreviewDto } from './dto/customer-import.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, ApiMultipart, Call } from '../../platform/openapi/index.js';
import { CSV_PROBLEMS } from '../../platform/csv/csv-problems.constants.js';
import { validateDto } from '../../platform/validation/index.js';
import {
  CustomerFileDto,
  CustomerImportFormDto,
  CustomerImportRequestDto,
} from './dto/customer-import.dto.js';

@ApiTags('Module')
@Controller('Module/csv')
export class CustomerImportController {
  constructor(
    private readonly customerImportService: CustomerImportService,
    private readonly customerPreviewService: CustomerPreviewService,
  ) {}

  @Get('template')
  @Call('Download the template of a customer list', 'fitter')
  @ApiFileResponse('text/csv')
  downloadTemplate(): StreamableFile {
    return new StreamableFile(buildCustomerTemplate(), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="modello-clienti.csv"',
    });
  }

  @Post('preview')
  @Call('Read a customer list; nothing is stored', 'fitter', {
    rate: 'heavy',
    answer: CustomerPreviewDto,
    problems: CSV_PROBLEMS,
  })
  @ApiMultipart(CustomerFileDto)
  async previewImport(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerPreviewDto> {
    const { bytes } = await readCsvUpload(request, MAX_CSV_BYTES);
    const customers = await this.customerPreviewService.readCustomers(caller, bytes);
    return (await this.customerPreviewService.comparePreview(caller, customers)).preview;
  }

  @Post('import')
  @Call('Make drafts from a customer list', 'fitter', {
    rate: 'heavy',
    answer: CustomerImportDto,
    problems: [
      CSV_PROBLEMS,
      {
        400: ['dossier-refused'],
        409: ['customers-changed', 'drafts-full'],
        422: ['nothing-to-import'],
      },
    ],
  })
  @ApiMultipart(CustomerImportFormDto)
  async importCustomers(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerImportDto> {
    const { bytes, fields } = await readCsvUpload(request, MAX_CSV_BYTES);
    const { confirmation, duplicates } = validateDto(CustomerImportRequestDto, fields);
    return this.customerImportService.importCustomers(caller, bytes, confirmation, duplicates);
  }
}
