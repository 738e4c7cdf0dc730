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
import { idParam, zodBody } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { DOSSIER_NOT_FOUND } from './dossier-store.js';
import { DossierService } from './dossier.service.js';
import { dossierView } from './dossier-view.js';
import { DuplicateService } from './duplicate/duplicate.service.js';
import { checkedKey, checkedVersion } from './request-headers.js';
import { LastStepService } from './save/last-step.service.js';
import { SaveService } from './save/save.service.js';
import { DraftRoom } from './room/draft-room.js';
import { SendService } from './send/send.service.js';
import { TaxCodes } from './ssn/tax-codes.js';

const dossierId = () => idParam(DOSSIER_NOT_FOUND);

/** The dossier as its owner works on it. */
@Controller('Module')
export class DossierController {
  constructor(
    private readonly dossiers: DossierService,
    private readonly saving: SaveService,
    private readonly lastStep: LastStepService,
    private readonly sending: SendService,
    private readonly duplicates: DuplicateService,
    private readonly taxCodes: TaxCodes,
    private readonly room: DraftRoom,
  ) {}

  @Put()
  @Policy('fitter')
  async save(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(dossierInput)) body: DossierInputBody,
    @Headers('idempotency-key') key?: string,
  ): Promise<Dossier> {
    return dossierView(await this.saving.save(caller, body, checkedKey(key)));
  }

  @Put('lastStepDraft')
  @Policy('fitter')
  async lastStepDraft(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(dossierInput)) body: DossierInputBody,
  ): Promise<LastStep> {
    return this.lastStep.saveAndTell(caller, body);
  }

  @Get('count')
  @Policy('fitter')
  async count(@CurrentUser() caller: CurrentCaller) {
    const [counts, warning] = await Promise.all([
      this.dossiers.count(caller),
      this.room.warning(caller.id),
    ]);
    return { ...counts, ...(warning === null ? {} : { warning }) };
  }

  @Get('getDataFromSSN/:ssn')
  @Policy('fitterOrBackOffice')
  async dataFromSsn(@Param('ssn') ssn: string): Promise<SsnData> {
    return this.taxCodes.decode(ssn);
  }

  @Get('history/:id')
  @Policy('fitterOrBackOffice')
  async history(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
  ): Promise<StatusChange[]> {
    return this.dossiers.historyOf(caller, id);
  }

  @Post('send/:id')
  @HttpCode(200)
  @Policy('fitter')
  async send(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Headers('idempotency-key') key?: string,
    @Headers('if-match') version?: string,
  ): Promise<SendResult> {
    return this.sending.send(caller, id, checkedKey(key), checkedVersion(version));
  }

  @Post('duplicate/:id')
  @HttpCode(200)
  @Policy('fitter')
  async duplicate(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
    @Headers('idempotency-key') key?: string,
  ): Promise<Dossier> {
    return dossierView(await this.duplicates.duplicate(caller, id, checkedKey(key)));
  }

  @Post('restore/:id')
  @HttpCode(204)
  @Policy('fitter')
  async restore(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
  ): Promise<void> {
    await this.dossiers.restore(caller, id);
  }

  @Get(':id')
  @Policy('fitterOrBackOffice')
  async get(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
  ): Promise<Dossier | AdminDossier> {
    return this.dossiers.get(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('fitter')
  async remove(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierId()) id: number,
  ): Promise<void> {
    await this.dossiers.delete(caller, id);
  }
}
