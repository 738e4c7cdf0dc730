import { Injectable } from '@nestjs/common';
import type { DossierForm, FindMunicipalities } from '@pratiche/domain';
import { createMunicipalityFinder, type AllRules } from '@pratiche/domain/all-rules';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toFormColumns, type FormColumns } from '../dossier-columns.util.js';

/** The columns of a dossier that follow from its form, by the settings and municipalities in force. */
@Injectable()
export class DossierColumnsService {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly municipalitiesService: MunicipalitiesService,
  ) {}

  get rules(): AllRules {
    return this.settingsService.rules;
  }

  readonly findMunicipalities: FindMunicipalities = (name) =>
    createMunicipalityFinder(this.municipalitiesService.listMunicipalities())(name);

  toFormColumns(form: DossierForm): FormColumns {
    return toFormColumns(form, this.rules, this.findMunicipalities);
  }
}
