import { Injectable } from '@nestjs/common';
import {
  isFiledStatus,
  isOpenStatus,
  validateFilingChange,
  validateSavingFileChange,
  type EneaFiling,
  type FilingChange,
  type FilingFileName,
} from '@pratiche/domain';
import {
  DossierFileRepository,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import { DossierFilingRepository } from '../module/documents/dossier-filing.repository.js';
import type { FilingCorrection } from '../module/documents/filing-correction.repository.js';
import { DossierFilingService } from '../module/documents/dossier-filing.service.js';
import { DossierRepository, type Dossier } from '../module/dossier.repository.js';
import { createDossierAct } from '../module/revision/dossier-act.factory.js';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { OfficeActService } from '../module/charge/office-act.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { conflict } from '../platform/http/index.js';

/** `remove` deletes the file, otherwise one is put in its place. */
interface FileChange {
  name: FilingFileName;
  filing: EneaFiling;
  isRemoval?: boolean;
}

/** `null` takes the CPID away. */
interface CpidChange {
  filing: EneaFiling;
  cpid: string | null;
}

type CorrectedFiling = Pick<
  FilingCorrection,
  'filing' | 'cpid' | 'formerCpid' | 'reason' | 'receiptId' | 'documentId'
>;

/** Says which changes of the files of a declaration a status allows, and writes CPIDs. */
@Injectable()
export class FilingChangeService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly officeActService: OfficeActService,
    private readonly accountDirectoryService: AccountDirectoryService,
  ) {}

  /** Locks the dossier in the status that it was read in, so that no transition comes between. */
  async lockDossier(dossier: Dossier): Promise<void> {
    if (!(await this.dossierRepository.lockInStatus(dossier))) throw statusChangedProblem();
  }

  /** The same before a change of the files, which the audit log knows by the files themselves. */
  async lockForFileChange(caller: CurrentCaller, dossier: Dossier): Promise<void> {
    const act = createDossierAct('filing-file-change', caller);
    if (!(await this.dossierRepository.updateIfStatusUnchanged(dossier, {}, act)))
      throw statusChangedProblem();
  }

  /** Before anything is read. @throws 409 when the dossier is not as the operator saw it */
  async assertRevision(id: number, seen: number | null): Promise<void> {
    await this.dossierRepository.assertRevision(id, seen);
  }

  /** @returns the files that are replaced or removed. @throws 409 */
  async assertFileChange(
    dossier: Dossier,
    { name, filing, isRemoval = false }: FileChange,
  ): Promise<StoredFile[]> {
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const old = this.dossierFilingService.selectFilingFiles(dossier, files, name, filing);
    assertChangeAllowed(dossier, name, toChange(isRemoval, old.length > 0));
    return old;
  }

  /** @returns the CPID of before. @throws 409 */
  async assertCpidChange(dossier: Dossier, { filing, cpid }: CpidChange): Promise<string | null> {
    const filings = await this.dossierFilingRepository.listByDossier(dossier.id);
    const before = filings.find((one) => one.filing === filing)?.cpid ?? null;
    if (before !== cpid)
      assertChangeAllowed(dossier, 'CodiceCpid', toChange(cpid === null, before !== null));
    if (cpid !== null)
      await this.dossierFilingService.assertCpidFree({ dossierId: dossier.id, filing, cpid });
    return before;
  }

  /** Writes or takes away a CPID, in the open transaction with the dossier locked. @throws 409 */
  async writeCpid(caller: CurrentCaller, dossier: Dossier, change: CpidChange): Promise<void> {
    const before = await this.assertCpidChange(dossier, change);
    const { filing, cpid } = change;
    if (before === cpid) return;
    await this.dossierRepository.raiseRevision(dossier.id, createDossierAct('cpid-change', caller));
    if (cpid === null) await this.dossierFilingRepository.deleteCpid(dossier.id, filing);
    else if (before !== null && isFiledStatus(dossier.status))
      // ENEA has it already: that it was mistyped here is part of the history.
      await this.saveCorrection(caller, dossier, {
        filing,
        cpid,
        formerCpid: before,
        reason: null,
        receiptId: null,
        documentId: null,
      });
    else
      await this.dossierFilingRepository.saveCpid({
        dossierId: dossier.id,
        filing,
        cpid,
        recordedBy: caller.id,
      });
    await this.officeActService.recordAct({
      by: caller,
      action: 'cpid-change',
      dossierId: dossier.id,
      details: { filing, from: before, to: cpid },
    });
  }

  /** Writes a correction at ENEA, in the open transaction with the dossier locked. */
  async writeCorrection(
    caller: CurrentCaller,
    dossier: Dossier,
    change: CorrectedFiling,
  ): Promise<{ correction: FilingCorrection; revision: number }> {
    await this.dossierRepository.raiseRevision(
      dossier.id,
      createDossierAct('filing-correction', caller),
    );
    const correction = await this.saveCorrection(caller, dossier, change);
    const { filing, formerCpid, cpid } = change;
    await this.officeActService.recordAct({
      by: caller,
      action: 'filing-correction',
      dossierId: dossier.id,
      details: { filing, from: formerCpid, to: cpid },
    });
    return { correction, revision: await this.dossierRepository.findRevision(dossier.id) };
  }

  private async saveCorrection(
    { id: actorId }: CurrentCaller,
    { id: dossierId }: Dossier,
    change: CorrectedFiling,
  ): Promise<FilingCorrection> {
    const { name: who } = await this.accountDirectoryService.findDirectoryEntry(actorId);
    return this.dossierFilingService.saveCorrection({
      ...change,
      dossierId,
      actorId,
      who,
      at: new Date(),
    });
  }
}

const statusChangedProblem = () =>
  conflict(
    'Lo stato della pratica è cambiato nel frattempo: ricarica la pagina.',
    'transition-forbidden',
  );

const toChange = (isRemoval: boolean, isThere: boolean): FilingChange => {
  if (isRemoval) return 'remove';
  return isThere ? 'replace' : 'add';
};

function assertChangeAllowed(
  { status }: Dossier,
  name: FilingFileName,
  change: FilingChange,
): void {
  const refusal =
    name === 'Risparmio'
      ? validateSavingFileChange(status, change)
      : validateFilingChange(status, name, change);
  if (refusal === null) return;
  throw conflict(refusal, isOpenStatus(status) ? 'dossier-open' : 'filing-frozen');
}
