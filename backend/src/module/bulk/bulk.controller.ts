import type { BulkResult, Operator } from '@pratiche/api';
import {
  acceptInput,
  assignInput,
  type AcceptInput,
  type AssignInput,
} from '@pratiche/api/schemas';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/security/index.js';
import { BulkService } from './bulk.service.js';

/** What the back office does with several dossiers at once. Each answers what became of every one. */
@Controller('module')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Get('operators')
  @Policy('backOffice')
  operators(): Promise<Operator[]> {
    return this.bulk.operators();
  }

  @Post('accept')
  @HttpCode(200)
  @Policy('backOffice')
  accept(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(acceptInput)) { ids }: AcceptInput,
  ): Promise<BulkResult> {
    return this.bulk.accept(caller, ids);
  }

  @Post('assign')
  @HttpCode(200)
  @Policy('backOffice')
  assign(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(assignInput)) body: AssignInput,
  ): Promise<BulkResult> {
    return this.bulk.assign(caller, body);
  }
}
