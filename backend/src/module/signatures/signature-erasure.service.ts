import { Injectable } from '@nestjs/common';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';

/** Erases the signatures of a dossier; their papers go with the next sweep. */
@Injectable()
export class SignatureErasureService {
  constructor(
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly fileWriteService: FileWriteService,
  ) {}

  async eraseSignatures(dossierId: number): Promise<void> {
    const storageKeys = await this.paperSignatureRepository.eraseByDossier(dossierId);
    if (storageKeys.length > 0) await this.fileWriteService.registerPendingFiles(storageKeys);
  }
}
