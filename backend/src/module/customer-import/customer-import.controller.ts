import { Controller, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readCsvUpload } from '../../platform/csv/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { MAX_CSV_BYTES, buildCustomerTemplate } from './customer-csv.util.js';
import { CustomerImportService } from './customer-import.service.js';
import { CustomerPreviewService } from './customer-preview.service.js';
import { CustomerImportDto, CustomerPreviewDto } from './dto/customer-import.dto.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, ApiMultipart, ApiProblems } from '../../platform/openapi/index.js';
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
  @ApiOperation({ summary: 'Download the template of a customer list' })
  @ApiFileResponse('text/csv')
  @Policy('fitter')
  downloadTemplate(): StreamableFile {
    return new StreamableFile(buildCustomerTemplate(), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="modello-clienti.csv"',
    });
  }

  @Post('preview')
  @ApiOperation({ summary: 'Read a customer list; nothing is stored' })
  @ApiMultipart(CustomerFileDto)
  @ApiOkResponse({ type: CustomerPreviewDto })
  @ApiProblems(CSV_PROBLEMS)
  @HttpCode(200)
  @Policy('fitter')
  @RateLimit('heavy')
  async previewImport(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerPreviewDto> {
    const { bytes } = await readCsvUpload(request, MAX_CSV_BYTES);
    const customers = await this.customerPreviewService.readCustomers(caller, bytes);
    return (await this.customerPreviewService.comparePreview(caller, customers)).preview;
  }

  @Post('import')
  @ApiOperation({ summary: 'Make drafts from a customer list' })
  @ApiMultipart(CustomerImportFormDto)
  @ApiOkResponse({ type: CustomerImportDto })
  @ApiProblems(CSV_PROBLEMS, {
    400: ['dossier-refused'],
    409: ['customers-changed', 'drafts-full'],
    422: ['nothing-to-import'],
  })
  @HttpCode(200)
  @Policy('fitter')
  @RateLimit('heavy')
  async importCustomers(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<CustomerImportDto> {
    const { bytes, fields } = await readCsvUpload(request, MAX_CSV_BYTES);
    const { confirmation, duplicates } = validateDto(CustomerImportRequestDto, fields);
    return this.customerImportService.importCustomers(caller, bytes, confirmation, duplicates);
  }
}
