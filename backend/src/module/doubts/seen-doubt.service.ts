import { Injectable } from '@nestjs/common';
import { fingerprintDoubt, isOpenStatus, type Doubt, type Warning } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DossierDoubtsService, type DossierDoubts } from './dossier-doubts.service.js';
import { DoubtCountsService } from './doubt-counts.service.js';
import type { SeenDoubtRequestDto } from './dto/seen-doubt.dto.js';
import { SeenDoubtRepository } from './seen-doubt.repository.js';

/** Marks doubts of a dossier as seen. */
@Injectable()
export class SeenDoubtService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierDoubtsService: DossierDoubtsService,
    private readonly doubtCountsService: DoubtCountsService,
    private readonly seenDoubtRepository: SeenDoubtRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierChargeService: DossierChargeService,
  ) {}

  /** Finds the mark of a doubt as it is now. */
  async createMarkFinder(dossierId: number, { values }: Pick<DossierDoubts, 'values'>) {
    const marks = new Map(
      (await this.seenDoubtRepository.listByDossier(dossierId)).map((mark) => [
        mark.fingerprint,
        { who: mark.who, at: mark.at.toISOString() },
      ]),
    );
    return (doubt: Doubt | Warning) => {
      const fingerprint = fingerprintDoubt(doubt, values);
      return { fingerprint, seen: marks.get(fingerprint) ?? null };
    };
  }

  /** Takes charge of the dossier, as every act does. @throws 409 for a doubt that the dossier does not have now */
  async changeMarks(
    caller: CurrentCaller,
    dossierId: number,
    { doubts, isSeen }: SeenDoubtRequestDto,
  ): Promise<Dossier> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
      if (isOpenStatus(dossier.status))
        throw conflict(
          'La pratica è in mano all’installatore: potrai segnare i punti dopo l’invio.',
        );
      if (!(await this.dossierRepository.lockInStatus(dossier)))
        throw conflict('La pratica è cambiata nel frattempo: ricarica la pagina e riprova.');
      const { form, invoices, office, values } =
        await this.dossierDoubtsService.findDoubts(dossier);
      const present = new Set(
        [...form, ...invoices, ...office].map((doubt) => fingerprintDoubt(doubt, values)),
      );
      if (doubts.some(({ fingerprint }) => !present.has(fingerprint)))
        throw conflict('Questo punto è cambiato nel frattempo: guardalo di nuovo.');
      const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
      for (const { fingerprint } of doubts)
        await (isSeen
          ? this.seenDoubtRepository.insertMark({
              dossierId,
              fingerprint,
              actorId: caller.id,
              who: name,
            })
          : this.seenDoubtRepository.deleteMark(dossierId, fingerprint));
      await this.doubtCountsService.countDoubts(dossierId);
      await this.dossierChargeService.takeCharge(caller, dossierId, { isActWritten: false });
      return dossier;
    });
  }
}
