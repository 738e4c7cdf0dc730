import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Res } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { BodyLimit, idParam } from '../platform/http/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { DOSSIER_NOT_FOUND } from './dossier.repository.js';
import { DOSSIER_BODY_MAX_BYTES } from './dossier-body.constants.js';
import { DossierService } from './dossier.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { toDossierDto } from './dossier.mapper.js';
import { parseIfMatchVersion } from '../platform/http/request-headers.util.js';
import { LastStepService } from './save/last-step.service.js';
import { DossierSaveService } from './save/dossier-save.service.js';
import { DossierSendService } from './send/dossier-send.service.js';
import { TaxCodeDecoderService } from './tax-code/tax-code-decoder.service.js';
import { AdminDossierDto, DossierDto } from './dto/dossier.dto.js';
import { LastStepDto } from './save/dto/last-step.dto.js';
import { SendResultDto } from './send/dto/send-result.dto.js';
import { SsnDataDto } from './tax-code/dto/ssn-data.dto.js';
import { StatusChangeDto } from './history/dto/status-change.dto.js';
import { DossierRequestDto } from './dto/dossier-request.dto.js';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ApiIdempotencyKey, ApiIfMatch, Call } from '../platform/openapi/index.js';
import { DossierCountDto } from './dto/dossier-count.dto.js';

const dossierIdPipe = () => idParam(DOSSIER_NOT_FOUND);

/** The dossier as its owner works on it. */
@ApiTags('Module')
@Controller('Module')
export class DossierController {
  constructor(
    private readonly dossierService: DossierService,
    private readonly dossierSaveService: DossierSaveService,
    private readonly lastStepService: LastStepService,
    private readonly dossierSendService: DossierSendService,
    private readonly settingsService: SettingsService,
    private readonly taxCodeService: TaxCodeDecoderService,
  ) {}

  @Put()
  @Call('Save a dossier, or create one', 'fitter', {
    answer: DossierDto,
    problems: {
      400: ['dossier-refused'],
      404: ['not-found'],
      409: ['dossier-frozen', 'drafts-full', 'version-conflict'],
    },
  })
  @ApiIdempotencyKey()
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  async saveDossier(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: DossierRequestDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<DossierDto> {
    const dossier = await this.dossierSaveService.saveDossier(caller, body, key);
    return toDossierDto(dossier, this.settingsService.rules);
  }

  @Put('lastStepDraft')
  @Call('Save a dossier and say what is missing and what sending costs', 'fitter', {
    answer: LastStepDto,
    problems: {
      400: ['dossier-refused'],
      404: ['not-found'],
      409: ['dossier-frozen', 'drafts-full', 'version-conflict'],
    },
  })
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  async saveLastStepDraft(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: DossierRequestDto,
  ): Promise<LastStepDto> {
    return this.lastStepService.saveDraftWithQuote(caller, body);
  }

  @Get('count')
  @Call('Count the dossiers of the caller', 'fitter', { answer: DossierCountDto })
  async countDossiers(@CurrentUser() caller: CurrentCaller): Promise<DossierCountDto> {
    return this.dossierService.countByList(caller);
  }

  @Get('getDataFromSSN/:ssn')
  @Call('Read what a tax code says', 'fitterOrBackOffice', {
    answer: SsnDataDto,
    problems: { 422: ['tax-code-not-recognised'] },
  })
  async decodeTaxCode(@Param('ssn') ssn: string): Promise<SsnDataDto> {
    return this.taxCodeService.decodeTaxCode(ssn);
  }

  @Get('history/:id')
  @Call('List the changes of status of a dossier', 'fitterOrBackOffice', {
    answer: [StatusChangeDto],
  })
  async listHistory(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<StatusChangeDto[]> {
    return this.dossierService.listHistory(caller, id);
  }

  @Post('send/:id')
  @Call('Send a dossier', 'fitter', {
    answer: SendResultDto,
    problems: {
      403: ['account-suspended', 'contract-not-verified'],
      409: [
        'dossier-incomplete',
        'files-waiting',
        'insufficient-credits',
        'signed-paper-changed',
        'transition-forbidden',
        'version-conflict',
        'works-ended-too-long-ago',
      ],
    },
  })
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async sendDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('If-Match') version?: string,
  ): Promise<SendResultDto> {
    return this.dossierSendService.sendDossier(caller, id, key, parseIfMatchVersion(version));
  }

  @Post('duplicate/:id')
  @Call('Make a draft from a dossier', 'fitter', {
    answer: DossierDto,
    problems: { 400: ['dossier-refused'], 409: ['drafts-full'] },
  })
  @ApiIdempotencyKey()
  async duplicateDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<DossierDto> {
    const dossier = await this.dossierService.duplicateDossier(caller, id, key);
    return toDossierDto(dossier, this.settingsService.rules);
  }

  @Post('restore/:id')
  @Call('Take back the deletion of a draft', 'fitter', { status: 204 })
  async restoreDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<void> {
    await this.dossierService.restoreDeletedDossier(caller, id);
  }

  @Get(':id')
  @Call('Read a dossier', 'fitterOrBackOffice', { description: 'The back office gets more of it.' })
  @ApiExtraModels(DossierDto, AdminDossierDto)
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(DossierDto) }, { $ref: getSchemaPath(AdminDossierDto) }],
    },
  })
  async findDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DossierDto | AdminDossierDto> {
    const dossier = await this.dossierService.findDossier(caller, id);
    // The owner’s If-Match names the version, so a revision would be misread there.
    if (isBackOffice(caller.role)) void reply.header('etag', `"${dossier.revision}"`);
    return dossier;
  }

  @Delete(':id')
  @Call('Delete a draft', 'fitter', {
    status: 204,
    problems: { 409: ['conflict', 'dossier-frozen'] },
  })
  async deleteDossier(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<void> {
    await this.dossierService.deleteOpenDossier(caller, id);
  }
}
