import { Injectable } from '@nestjs/common';
import { isPaperCode, type PaperCode, type ChangedPaper } from '@pratiche/domain';
import { listPaperChanges, listValueLines, type PrintedLine } from '@pratiche/domain/signatures';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { SettingsService } from '../../settings/settings.service.js';
import { PrefilledDocumentsService } from './prefilled-documents.service.js';

type PrintedDossier = Pick<Dossier, 'id' | 'accountId' | 'data'>;
type PaperFile = StoredFile & { code: PaperCode };

/** What papers signed by hand printed when they came, and what became of it. */
@Injectable()
export class PaperPrintService {
  constructor(
    private readonly prefilledDocumentsService: PrefilledDocumentsService,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly settingsService: SettingsService,
  ) {}

  /** What the document prints now; `null` for one that is not offered filled in. */
  async listPrintedLines(itemId: number, dossier: PrintedDossier): Promise<PrintedLine[] | null> {
    const code = this.findPaperCode(itemId);
    return code === null
      ? null
      : (await this.prefilledDocumentsService.preparePaper(code, dossier)).lines;
  }

  /** Papers whose last file was signed by hand before a value that they print was changed. */
  async listChangedPapers(
    dossier: PrintedDossier,
    files: readonly StoredFile[],
  ): Promise<ChangedPaper[]> {
    const papers = this.listLastPapers(files);
    const linesById = await this.dossierFileRepository.findPrintedLines(papers.map(({ id }) => id));
    const changed: ChangedPaper[] = [];
    for (const { id, code, fileName, edition } of papers) {
      const before = linesById.get(id);
      if (before === undefined) continue;
      const changes = await this.listChanges({ code, before, edition }, dossier);
      if (changes.length > 0) changed.push({ code, fileName, changes });
    }
    return changed;
  }

  /** Of another edition of the wording the values alone are compared. */
  private async listChanges(
    { code, before, edition }: { code: PaperCode; before: PrintedLine[]; edition: string | null },
    dossier: PrintedDossier,
  ): Promise<string[]> {
    const { lines } = await this.prefilledDocumentsService.preparePaper(code, dossier);
    return edition === this.settingsService.getCurrentValue('paperTexts').edition
      ? listPaperChanges(before, lines)
      : listPaperChanges(listValueLines(before), listValueLines(lines));
  }

  /** A later file takes the place of an earlier one; what is signed online is compared on its own. */
  private listLastPapers(files: readonly StoredFile[]): PaperFile[] {
    const lastByCode = new Map<PaperCode, PaperFile>();
    for (const file of files) {
      const code = file.itemId === null ? null : this.findPaperCode(file.itemId);
      if (code !== null) lastByCode.set(code, { ...file, code });
    }
    return [...lastByCode.values()].filter(({ signatureId }) => signatureId === null);
  }

  private findPaperCode(itemId: number): PaperCode | null {
    const code = this.documentSetService.findItemCode(itemId);
    return code !== null && isPaperCode(code) ? code : null;
  }
}
