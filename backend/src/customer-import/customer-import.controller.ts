import { Controller, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import type { CustomerImport, CustomerPreview } from '@pratiche/api';
import { customerImportInput } from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { receiveCsv } from '../platform/csv/index.js';
import { Consumes, parseWith } from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { MAX_CSV_BYTES, template } from './customer-columns.js';
import { CustomerImportService } from './customer-import.service.js';

@Controller('Module/csv')
export class CustomerImportController {
  constructor(private readonly customers: CustomerImportService) {}

  @Get('template')
  @Policy('fitter')
  template(): StreamableFile {
    return new StreamableFile(template(), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="modello-clienti.csv"',
    });
  }

  @Post('preview')
  @HttpCode(200)
  @Policy('fitter')
  @Rate('heavy')
  @Consumes('multipart/form-data')
  async preview(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerPreview> {
    return this.customers.preview(caller, (await receiveCsv(request, MAX_CSV_BYTES)).bytes);
  }

  @Post('import')
  @HttpCode(200)
  @Policy('fitter')
  @Rate('heavy')
  @Consumes('multipart/form-data')
  async import(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerImport> {
    const { bytes, fields } = await receiveCsv(request, MAX_CSV_BYTES);
    const { confirmation, duplicates } = parseWith(customerImportInput, fields);
    return this.customers.import(caller, bytes, confirmation, duplicates);
  }
}
