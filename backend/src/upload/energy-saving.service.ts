import { Injectable } from '@nestjs/common';
import {
  describeEnergySaving,
  isOpenStatus,
  needsEnergySaving,
  validateEnergySavingChange,
  validateZeroSaving,
  type EneaFiling,
  type EnergySaving,
} from '@pratiche/domain';
import { OfficeActService } from '../module/charge/office-act.service.js';
import { DossierFilingService } from '../module/documents/dossier-filing.service.js';
import { EnergySavingRepository } from '../module/documents/energy-saving.repository.js';
import { DossierRepository, type Dossier } from '../module/dossier.repository.js';
import { createDossierAct } from '../module/revision/dossier-act.factory.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { conflict } from '../platform/http/index.js';
import { createSavingFault, NO_SAVING_MESSAGE } from './energy-saving.util.js';
import { FilingChangeService } from './filing-change.service.js';

/** `null` takes the saving away. */
interface SavingChange {
  filing: EneaFiling;
  saving: EnergySaving | null;
}

/** The energy saving of a declaration, which ENEA asks for beside the data of the dossier. */
@Injectable()
export class EnergySavingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly filingChangeService: FilingChangeService,
    private readonly energySavingRepository: EnergySavingRepository,
    private readonly officeActService: OfficeActService,
  ) {}

  /** Writes the saving of a declaration, or takes it away. @throws 400, 404, 409 */
  async changeEnergySaving(
    caller: CurrentCaller,
    dossierId: number,
    { filing: given, saving }: { filing: EneaFiling | null; saving: EnergySaving | null },
    seen: number | null,
  ): Promise<{ filing: EneaFiling; revision: number }> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.dossierRepository.assertRevision(dossierId, seen);
        const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
        const filing = this.resolveFiling(dossier, given, saving);
        await this.filingChangeService.lockDossier(dossier);
        await this.writeSaving(caller, dossier, { filing, saving });
        return { filing, revision: await this.dossierRepository.findRevision(dossierId) };
      }),
    );
  }

  /** @throws 400 where ENEA asks for no saving, or for more than nothing */
  private resolveFiling(
    dossier: Dossier,
    given: EneaFiling | null,
    saving: EnergySaving | null,
  ): EneaFiling {
    // That of a declaration which the dossier no longer has may be taken away too.
    if (saving === null && given !== null) return given;
    const filing = this.dossierFilingService.resolveFiling(dossier, given);
    if (saving === null) return filing;
    if (!needsEnergySaving(filing)) throw createSavingFault('filing', NO_SAVING_MESSAGE);
    const zero = validateZeroSaving(saving.kwh, dossier.data);
    if (zero !== null) throw createSavingFault('kwh', zero);
    return filing;
  }

  private async writeSaving(
    caller: CurrentCaller,
    dossier: Dossier,
    { filing, saving }: SavingChange,
  ): Promise<void> {
    const savings = await this.energySavingRepository.listByDossier(dossier.id);
    const before = savings.find((row) => row.filing === filing) ?? null;
    if (before?.kwh === saving?.kwh && before?.origin === saving?.origin) return;
    assertChangeAllowed(dossier, before, saving);
    await this.dossierRepository.raiseRevision(
      dossier.id,
      createDossierAct('energy-saving-change', caller),
    );
    if (saving === null) await this.energySavingRepository.deleteSaving(dossier.id, filing);
    else
      await this.energySavingRepository.saveSaving({
        dossierId: dossier.id,
        filing,
        ...saving,
        recordedBy: caller.id,
      });
    await this.officeActService.recordAct({
      by: caller,
      action: 'energy-saving-change',
      dossierId: dossier.id,
      details: {
        filing,
        from: before && describeEnergySaving(before),
        to: saving && describeEnergySaving(saving),
      },
    });
  }
}

function assertChangeAllowed(
  { status }: Dossier,
  before: EnergySaving | null,
  saving: EnergySaving | null,
): void {
  const change = before === null ? 'add' : 'replace';
  const refusal = validateEnergySavingChange(status, saving === null ? 'remove' : change);
  if (refusal === null) return;
  throw conflict(refusal, isOpenStatus(status) ? 'dossier-open' : 'filing-frozen');
}
