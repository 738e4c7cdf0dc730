import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { readCsvUpload } from '../../platform/csv/index.js';
import { ApiMultipart, Call, type ProblemCodes } from '../../platform/openapi/index.js';
import { validateDto } from '../../platform/validation/index.js';
import { BankStatementService } from './bank-statement.service.js';
import {
  BankStatementChoiceDto,
  BankStatementCreditDto,
  BankStatementCreditFormDto,
  BankStatementDto,
  BankStatementFileDto,
} from './dto/bank-statement.dto.js';

const MAX_STATEMENT_BYTES = 4_000_000;

const STATEMENT_PROBLEMS: ProblemCodes = {
  400: ['csv-columns', 'csv-empty', 'csv-unreadable'],
  413: ['csv-too-large', 'csv-too-long'],
  415: ['csv-unreadable', 'xml-encoding'],
  422: ['file-too-heavy', 'statement-refused'],
  429: ['too-many-requests'],
  503: ['unavailable'],
};

/** Statements of the bank beside the announced transfers. */
@ApiTags('PackageOrders')
@Controller('PackageOrders/bank-statement')
export class BankStatementController {
  constructor(private readonly bankStatementService: BankStatementService) {}

  @Post()
  @HttpCode(200)
  @Call('Compare a bank statement with the announced transfers', 'backOffice', {
    description: 'CAMT.053, CBI or CSV. Nothing is stored.',
    rate: 'heavy',
    answer: BankStatementDto,
    problems: STATEMENT_PROBLEMS,
  })
  @ApiMultipart(BankStatementFileDto)
  async previewStatement(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<BankStatementDto> {
    const { bytes } = await readCsvUpload(request, MAX_STATEMENT_BYTES);
    return this.bankStatementService.previewStatement(caller, bytes);
  }

  @Post('credits')
  @HttpCode(200)
  @Call('Confirm the transfers of chosen lines of a bank statement', 'backOffice', {
    description:
      'Each line is compared once more and credited in a transaction of its own; none is credited twice.',
    rate: 'heavy',
    answer: BankStatementCreditDto,
    problems: STATEMENT_PROBLEMS,
  })
  @ApiMultipart(BankStatementCreditFormDto)
  async creditLines(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<BankStatementCreditDto> {
    const { bytes, fields } = await readCsvUpload(request, MAX_STATEMENT_BYTES);
    const { lines } = validateDto(BankStatementChoiceDto, fields);
    return this.bankStatementService.creditLines(caller, bytes, lines);
  }
}
