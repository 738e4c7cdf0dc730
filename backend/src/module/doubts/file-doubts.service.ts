import { Injectable } from '@nestjs/common';
import type { Doubt } from '@pratiche/domain';
import {
  listChangedPaperDoubts,
  listRepeatedFileDoubts,
  type ComparedFile,
} from '@pratiche/domain/dossier-comparison';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { PaperPrintService } from '../prefilled-documents/paper-print.service.js';

/** The documents of a dossier, and what is doubtful about them alone. */
@Injectable()
export class FileDoubtsService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly paperPrintService: PaperPrintService,
  ) {}

  async findDoubts(dossier: Dossier): Promise<{ files: ComparedFile[]; doubts: Doubt[] }> {
    const stored = await this.listDocuments(dossier.id);
    const files = stored.map((file) => this.toComparedFile(file));
    const changed = await this.paperPrintService.listChangedPapers(dossier, stored);
    return {
      files,
      doubts: [...listRepeatedFileDoubts(files), ...listChangedPaperDoubts(changed)],
    };
  }

  /** Hashes of the documents, where they are known. */
  async listHashes(dossierId: number): Promise<string[]> {
    const hashes = (await this.listDocuments(dossierId)).map(({ sha256 }) => sha256);
    return [...new Set(hashes.filter((hash) => hash !== ''))];
  }

  private async listDocuments(dossierId: number): Promise<StoredFile[]> {
    const files = await this.dossierFileRepository.listByDossier(dossierId);
    return files.filter(({ purpose, itemId }) => purpose === 'document' && itemId !== null);
  }

  private toComparedFile({ itemId, fileName, sha256 }: StoredFile): ComparedFile {
    const id = itemId ?? 0;
    return {
      code: this.documentSetService.findItemCode(id) ?? '',
      name: this.documentSetService.findItemName(id),
      fileName,
      sha256,
    };
  }
}
