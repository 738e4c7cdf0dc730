import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  fingerprintDoubt,
  isBackOffice,
  type Doubt,
  type Warning,
  type AllRules,
} from '@pratiche/domain';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toStatusDto } from '../dossier.mapper.js';
import { DOSSIER_NOT_FOUND, DossierRepository } from '../dossier.repository.js';
import { DossierDoubtsService, type OtherDossier } from './dossier-doubts.service.js';
import type { DossierDoubtDto, OtherDossierDto } from './dto/dossier-doubts.dto.js';
import { DossierDoubtsDto } from './dto/dossier-doubts.dto.js';
import { Call } from '../../platform/openapi/index.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { SeenDoubtRequestDto } from './dto/seen-doubt.dto.js';
import { SeenDoubtService } from './seen-doubt.service.js';

/** What deserves a second look in a dossier. */
@ApiTags('Module')
@Controller('Module')
export class DossierDoubtsController {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierDoubtsService: DossierDoubtsService,
    private readonly settingsService: SettingsService,
    private readonly seenDoubtService: SeenDoubtService,
  ) {}

  @Get('doubts/:id')
  @Call('List what deserves a second look', 'fitterOrBackOffice', {
    description:
      'A fitter learns of other dossiers only that there is one of the same unit and person; the back office which ones.',
    answer: DossierDoubtsDto,
  })
  async listDoubts(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<DossierDoubtsDto> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    return isBackOffice(caller.role)
      ? this.describeForOffice(dossier)
      : this.describeForFitter(dossier);
  }

  @Put('doubts/:id/seen')
  @Call('Mark doubts as seen', 'backOffice', {
    description:
      'The mark is lost when what a doubt is about changes. Answers all doubts of the dossier.',
    answer: DossierDoubtsDto,
    problems: { 409: ['conflict'] },
  })
  async changeSeenDoubts(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() body: SeenDoubtRequestDto,
  ): Promise<DossierDoubtsDto> {
    return this.describeForOffice(await this.seenDoubtService.changeMarks(caller, id, body));
  }

  private async describeForFitter(dossier: Dossier): Promise<DossierDoubtsDto> {
    const { form, invoices, fitter, values } = await this.dossierDoubtsService.findDoubts(dossier);
    return {
      doubts: listWithOrigin(form, invoices, fitter).map(([doubt, origin]) =>
        toDoubtDto(doubt, origin, {
          fingerprint: fingerprintDoubt(doubt, values),
          seen: null,
        }),
      ),
      others: [],
    };
  }

  private async describeForOffice(dossier: Dossier): Promise<DossierDoubtsDto> {
    const found = await this.dossierDoubtsService.findDoubts(dossier);
    const { form, invoices, office, others } = found;
    const findMark = await this.seenDoubtService.createMarkFinder(dossier.id, found);
    return {
      doubts: listWithOrigin(form, invoices, office).map(([doubt, origin]) =>
        toDoubtDto(doubt, origin, findMark(doubt)),
      ),
      others: others.map((other) => toOtherDossierDto(other, this.settingsService.rules)),
    };
  }
}

type Origin = DossierDoubtDto['origin'];

const listWithOrigin = (
  form: readonly Warning[],
  invoices: readonly Doubt[],
  compared: readonly Doubt[],
): (readonly [Warning | Doubt, Origin])[] => [
  ...form.map((doubt) => [doubt, 'form'] as const),
  ...invoices.map((doubt) => [doubt, 'invoice'] as const),
  ...compared.map((doubt) => [doubt, 'comparison'] as const),
];

const toDoubtDto = (
  { code, field, message, rule, limit, source }: Warning | Doubt,
  origin: Origin,
  mark: Pick<DossierDoubtDto, 'fingerprint' | 'seen'>,
): DossierDoubtDto => ({
  code: code ?? null,
  origin,
  field,
  message,
  rule,
  limit,
  source,
  ...mark,
});

const toOtherDossierDto = (other: OtherDossier, rules: AllRules): OtherDossierDto => ({
  id: other.id,
  client: other.client,
  businessName: other.businessName,
  serviceType: other.serviceType,
  status: toStatusDto(other.status, rules),
  worksFrom: other.worksFrom,
  worksTo: other.worksTo,
  isSameUnit: other.isSameUnit,
  isSamePerson: other.isSamePerson,
  isOverlapping: other.isOverlapping,
});
