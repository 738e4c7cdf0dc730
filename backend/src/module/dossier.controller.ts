import type {
  AdminDossier,
  Dossier,
  LastStep,
  SendResult,
  SsnData,
  StatusChange,
} from '@pratiche/api';
import { dossierInput, type DossierInputBody } from '@pratiche/api/schemas';
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import { BodyLimit, idParam, zodBody } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { DOSSIER_NOT_FOUND } from './dossier.repository.js';
import { DOSSIER_BODY_MAX_BYTES } from './dossier-body.constants.js';
import { DossierService } from './dossier.service.js';
import { DossierDuplicateService } from './duplicate/dossier-duplicate.service.js';
import { parseIdempotencyKey, parseIfMatchVersion } from '../platform/http/request-headers.util.js';
import { LastStepService } from './save/last-step.service.js';
import { DossierSaveService } from './save/dossier-save.service.js';
import { DossierSendService } from './send/dossier-send.service.js';
import { TaxCodeDecoderService } from './tax-code/tax-code-decoder.service.js';

const dossierIdPipe = () => idParam(DOSSIER_NOT_FOUND);

/** The dossier as its owner works on it. */
@Controller('Module')
export class DossierController {
  constructor(
    private readonly dossierService: DossierService,
    private readonly dossierSaveService: DossierSaveService,
    private readonly lastStepService: LastStepService,
    private readonly dossierSendService: DossierSendService,
    private readonly dossierDuplicateService: DossierDuplicateService,
    private readonly taxCodeService: TaxCodeDecoderService,
  ) {}

  @Put()
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  @Policy('fitter')
  async saveDossier(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(dossierInput)) body: DossierInputBody,
    @Headers('idempotency-key') key?: string,
  ): Promise<Dossier> {
    return this.dossierService.toDossierDto(
      await this.dossierSaveService.saveDossier(caller, body, parseIdempotencyKey(key)),
    );
  }

  @Put('lastStepDraft')
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  @Policy('fitter')
  async saveLastStepDraft(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(dossierInput)) body: DossierInputBody,
  ): Promise<LastStep> {
    return this.lastStepService.saveDraftWithQuote(caller, body);
  }

  @Get('count')
  @Policy('fitter')
  async countDossiers(@CurrentUser() caller: CurrentCaller) {
    return this.dossierService.countByList(caller);
  }

  @Get('getDataFromSSN/:ssn')
  @Policy('fitterOrBackOffice')
  async decodeTaxCode(@Param('ssn') ssn: string): Promise<SsnData> {
    return this.taxCodeService.decodeTaxCode(ssn);
  }

  @Get('history/:id')
  @Policy('fitterOrBackOffice')
  async listHistory(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<StatusChange[]> {
    return this.dossierService.listHistory(caller, id);
  }

  @Post('send/:id')
  @HttpCode(200)
  @Policy('fitter')
  async sendDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Headers('idempotency-key') key?: string,
    @Headers('if-match') version?: string,
  ): Promise<SendResult> {
    return this.dossierSendService.sendDossier(
      caller,
      id,
      parseIdempotencyKey(key),
      parseIfMatchVersion(version),
    );
  }

  @Post('duplicate/:id')
  @HttpCode(200)
  @Policy('fitter')
  async duplicateDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Headers('idempotency-key') key?: string,
  ): Promise<Dossier> {
    return this.dossierService.toDossierDto(
      await this.dossierDuplicateService.duplicateDossier(caller, id, parseIdempotencyKey(key)),
    );
  }

  @Post('restore/:id')
  @HttpCode(204)
  @Policy('fitter')
  async restoreDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<void> {
    await this.dossierService.restoreDeletedDossier(caller, id);
  }

  @Get(':id')
  @Policy('fitterOrBackOffice')
  async findDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<Dossier | AdminDossier> {
    return this.dossierService.findDossier(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('fitter')
  async deleteDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<void> {
    await this.dossierService.deleteOpenDossier(caller, id);
  }
}
