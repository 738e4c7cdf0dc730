import { Body, Controller, Get, Post } from '@nestjs/common';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { DossierBulkService } from './dossier-bulk.service.js';
import { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { OperatorDto } from './dto/operator.dto.js';
import { AcceptRequestDto, AssignRequestDto, ReturnRequestDto } from './dto/bulk-request.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiSeenRevision, Call } from '../../platform/openapi/index.js';
import { createBulkRequest } from '../bulk-result/seen-revisions.util.js';
import { SeenRevision } from '../revision/seen-revision.decorator.js';

/** Back-office actions on several dossiers at once; each response lists the outcome per dossier. */
@ApiTags('Module')
@Controller('module')
export class DossierBulkController {
  constructor(private readonly dossierBulkService: DossierBulkService) {}

  @Get('operators')
  @Call('List the operators', 'backOffice', { answer: [OperatorDto] })
  listOperators(): Promise<OperatorDto[]> {
    return this.dossierBulkService.listOperators();
  }

  @Post('accept')
  @Call('Accept several dossiers', 'backOffice', { answer: BulkResultDto })
  @ApiSeenRevision()
  acceptDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: AcceptRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.dossierBulkService.acceptDossiers(
      caller,
      createBulkRequest(body, seen),
      body.isOpenConfirmed,
    );
  }

  @Post('return')
  @Call('Ask for corrections of several dossiers', 'backOffice', { answer: BulkResultDto })
  @ApiSeenRevision()
  returnDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: ReturnRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.dossierBulkService.returnDossiers(
      caller,
      createBulkRequest(body, seen),
      body.reason,
    );
  }

  @Post('assign')
  @Call('Assign several dossiers', 'backOffice', { answer: BulkResultDto })
  @ApiSeenRevision()
  assignDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: AssignRequestDto,
    @SeenRevision() seen: number | null,
  ): Promise<BulkResultDto> {
    return this.dossierBulkService.assignDossiers(caller, createBulkRequest(body, seen), body);
  }
}
