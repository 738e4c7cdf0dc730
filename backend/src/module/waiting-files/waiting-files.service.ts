import { Injectable } from '@nestjs/common';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { groupByDevice } from '../documents/waiting-file.mapper.js';
import { WaitingFileRepository } from '../documents/waiting-file.repository.js';
import { DossierRepository } from '../dossier.repository.js';
import type { WaitingDeviceDto, WaitingFilesRequestDto } from './dto/waiting-files.dto.js';

const DOSSIER_SENT = 'La pratica è stata inviata: non aspetta altri file.';

/** Which files of a dossier are still on which device. */
@Injectable()
export class WaitingFilesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly waitingFileRepository: WaitingFileRepository,
  ) {}

  async listDevices(caller: CurrentCaller, dossierId: number): Promise<WaitingDeviceDto[]> {
    await this.dossierRepository.findOwnedDossier(caller, dossierId);
    return groupByDevice(await this.waitingFileRepository.listWaitingFiles(dossierId));
  }

  /** Takes what a device says it has instead of what it said before. @throws 404, 409 */
  async announceFiles(
    caller: CurrentCaller,
    dossierId: number,
    { deviceId, deviceName, files }: WaitingFilesRequestDto,
  ): Promise<WaitingDeviceDto[]> {
    await this.dossierRepository.findOwnedDossier(caller, dossierId);
    const at = new Date();
    const byKey = new Map(files.map((file) => [file.key, file]));
    await this.unitOfWork.run(async () => {
      // Against sending, which refuses while files wait.
      if (!(await this.dossierRepository.lockOpenDossier(dossierId)) && files.length > 0)
        throw conflict(DOSSIER_SENT, 'dossier-frozen');
      await this.waitingFileRepository.replaceFilesOfDevice(
        dossierId,
        deviceId,
        [...byKey.values()].map(({ key, itemId, fileName }) => ({
          deviceName,
          fileKey: key,
          itemId,
          fileName,
          at,
        })),
      );
    });
    return this.listDevices(caller, dossierId);
  }

  /** The dossier waits for no device any more; what devices have, they keep. */
  async forgetFiles(caller: CurrentCaller, dossierId: number): Promise<void> {
    await this.dossierRepository.findOwnedDossier(caller, dossierId);
    await this.waitingFileRepository.deleteWaitingFiles(dossierId);
  }
}
