import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { DossierBulkService } from './dossier-bulk.service.js';
import { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { OperatorDto } from './dto/operator.dto.js';
import { AcceptRequestDto, AssignRequestDto, ReturnRequestDto } from './dto/bulk-request.dto.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

/** Back-office actions on several dossiers at once; each response lists the outcome per dossier. */
@ApiTags('Module')
@Controller('module')
export class DossierBulkController {
  constructor(private readonly dossierBulkService: DossierBulkService) {}

  @Get('operators')
  @ApiOperation({ summary: 'List the operators' })
  @ApiOkResponse({ type: OperatorDto, isArray: true })
  @Policy('backOffice')
  listOperators(): Promise<OperatorDto[]> {
    return this.dossierBulkService.listOperators();
  }

  @Post('accept')
  @ApiOperation({ summary: 'Accept several dossiers' })
  @ApiOkResponse({ type: BulkResultDto })
  @HttpCode(200)
  @Policy('backOffice')
  acceptDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() { ids }: AcceptRequestDto,
  ): Promise<BulkResultDto> {
    return this.dossierBulkService.acceptDossiers(caller, ids);
  }

  @Post('return')
  @ApiOperation({ summary: 'Ask for corrections of several dossiers' })
  @ApiOkResponse({ type: BulkResultDto })
  @HttpCode(200)
  @Policy('backOffice')
  returnDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() { ids, reason }: ReturnRequestDto,
  ): Promise<BulkResultDto> {
    return this.dossierBulkService.returnDossiers(caller, ids, reason);
  }

  @Post('assign')
  @ApiOperation({ summary: 'Assign several dossiers' })
  @ApiOkResponse({ type: BulkResultDto })
  @HttpCode(200)
  @Policy('backOffice')
  assignDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: AssignRequestDto,
  ): Promise<BulkResultDto> {
    return this.dossierBulkService.assignDossiers(caller, body);
  }
}
