import { Controller, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import type { CustomerImport, CustomerPreview } from '@pratiche/api';
import { customerImportInput } from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { readCsvUpload } from '../../platform/csv/index.js';
import { Consumes, parseWith } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { MAX_CSV_BYTES, buildCustomerTemplate } from './customer-csv.util.js';
import { CustomerImportService } from './customer-import.service.js';
import { CustomerPreviewService } from './customer-preview.service.js';

@Controller('Module/csv')
export class CustomerImportController {
  constructor(
    private readonly customerImportService: CustomerImportService,
    private readonly customerPreviewService: CustomerPreviewService,
  ) {}

  @Get('template')
  @Policy('fitter')
  downloadTemplate(): StreamableFile {
    return new StreamableFile(buildCustomerTemplate(), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="modello-clienti.csv"',
    });
  }

  @Post('preview')
  @HttpCode(200)
  @Policy('fitter')
  @RateLimit('heavy')
  @Consumes('multipart/form-data')
  async previewImport(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerPreview> {
    const { bytes } = await readCsvUpload(request, MAX_CSV_BYTES);
    return (await this.customerPreviewService.parseCustomers(caller, bytes)).preview;
  }

  @Post('import')
  @HttpCode(200)
  @Policy('fitter')
  @RateLimit('heavy')
  @Consumes('multipart/form-data')
  async importCustomers(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerImport> {
    const { bytes, fields } = await readCsvUpload(request, MAX_CSV_BYTES);
    const { confirmation, duplicates } = parseWith(customerImportInput, fields);
    return this.customerImportService.importCustomers(caller, bytes, confirmation, duplicates);
  }
}
