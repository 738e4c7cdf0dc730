import type { BulkResult, Operator } from '@pratiche/api';
import {
  acceptInput,
  assignInput,
  type AcceptInput,
  type AssignInput,
} from '@pratiche/api/schemas';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { DossierBulkService } from './dossier-bulk.service.js';

/** Back-office actions on several dossiers at once; each response lists the outcome per dossier. */
@Controller('module')
export class DossierBulkController {
  constructor(private readonly dossierBulkService: DossierBulkService) {}

  @Get('operators')
  @Policy('backOffice')
  listOperators(): Promise<Operator[]> {
    return this.dossierBulkService.listOperators();
  }

  @Post('accept')
  @HttpCode(200)
  @Policy('backOffice')
  acceptDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(acceptInput)) { ids }: AcceptInput,
  ): Promise<BulkResult> {
    return this.dossierBulkService.acceptDossiers(caller, ids);
  }

  @Post('assign')
  @HttpCode(200)
  @Policy('backOffice')
  assignDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(assignInput)) body: AssignInput,
  ): Promise<BulkResult> {
    return this.dossierBulkService.assignDossiers(caller, body);
  }
}
