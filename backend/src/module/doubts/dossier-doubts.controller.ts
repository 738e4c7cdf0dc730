import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isBackOffice, type Doubt, type Warning, type AllRules } from '@pratiche/domain';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toStatusDto } from '../dossier.mapper.js';
import { DOSSIER_NOT_FOUND, DossierRepository } from '../dossier.repository.js';
import { DossierDoubtsService, type OtherDossier } from './dossier-doubts.service.js';
import type { DossierDoubtDto, OtherDossierDto } from './dto/dossier-doubts.dto.js';
import { DossierDoubtsDto } from './dto/dossier-doubts.dto.js';
import { Call } from '../../platform/openapi/index.js';

/** What deserves a second look in a dossier. */
@ApiTags('Module')
@Controller('Module')
export class DossierDoubtsController {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierDoubtsService: DossierDoubtsService,
    private readonly settingsService: SettingsService,
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
    const isOffice = isBackOffice(caller.role);
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const { form, invoices, fitter, office, others } =
      await this.dossierDoubtsService.findDoubts(dossier);
    return {
      doubts: [
        ...form.map((doubt) => toDoubtDto(doubt, 'form')),
        ...invoices.map((doubt) => toDoubtDto(doubt, 'invoice')),
        ...(isOffice ? office : fitter).map((doubt) => toDoubtDto(doubt, 'comparison')),
      ],
      others: isOffice
        ? others.map((other) => toOtherDossierDto(other, this.settingsService.rules))
        : [],
    };
  }
}

const toDoubtDto = (
  { code, field, message, rule, limit, source }: Warning | Doubt,
  origin: DossierDoubtDto['origin'],
): DossierDoubtDto => ({ code: code ?? null, origin, field, message, rule, limit, source });

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
