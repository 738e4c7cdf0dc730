import { Injectable } from '@nestjs/common';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { CopiedFieldRepository } from './copied-field.repository.js';
import type { CopiedFieldDto } from './dto/copied-fields.dto.js';

/** How far a dossier has been copied into ENEA's form, for each operator who works on it. */
@Injectable()
export class CopiedFieldsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly copiedFieldRepository: CopiedFieldRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly settingsService: SettingsService,
  ) {}

  async listCopiedFields(dossierId: number): Promise<CopiedFieldDto[]> {
    await this.dossierRepository.findDossierOrFail(dossierId);
    return this.readFields(dossierId);
  }

  /** Adds ticks to those of others. @returns all of them. @throws 409 for a value the sheet does not have */
  async markFieldsCopied(
    caller: CurrentCaller,
    dossierId: number,
    fields: readonly CopiedFieldDto[],
  ): Promise<CopiedFieldDto[]> {
    await this.unitOfWork.run(async () => {
      const { data } = await this.dossierRepository.findDossierOrFail(dossierId);
      const known = new Set(
        this.settingsService.rules
          // The row of the saving is on the screen's sheet, with and without its number.
          .buildEneaSheet(data, null)
          .flatMap((block) => block.fields.map(({ key }) => key)),
      );
      if (fields.some(({ key }) => !known.has(key)))
        throw conflict('La scheda è cambiata nel frattempo: ricarica la pagina.', 'sheet-changed');
      const copied = new Date();
      await this.copiedFieldRepository.saveFields(
        fields.map(({ key, fingerprint }) => ({
          dossierId,
          fieldKey: key,
          fingerprint,
          accountId: caller.id,
          copied,
        })),
      );
      await this.dossierChargeService.takeCharge(caller, dossierId, { isActWritten: false });
    });
    return this.readFields(dossierId);
  }

  async clearCopiedFields(dossierId: number): Promise<void> {
    await this.dossierRepository.findDossierOrFail(dossierId);
    await this.copiedFieldRepository.deleteByDossier(dossierId);
  }

  private async readFields(dossierId: number): Promise<CopiedFieldDto[]> {
    const rows = await this.copiedFieldRepository.listByDossier(dossierId);
    return rows.map(({ fieldKey, fingerprint }) => ({ key: fieldKey, fingerprint }));
  }
}
