import { Injectable } from '@nestjs/common';
import {
  getTodayInRome,
  type Doubt,
  type Warning,
  buildDossierKeys,
  listFileElsewhereDoubts,
  listFitterMatchDoubts,
  listOfficeMatchDoubts,
  matchDossiers,
  type DossierKeys,
  type DossierMatch,
  listChangedPaperDoubts,
  listRepeatedFileDoubts,
  type ComparedFile,
  type DoubtedValues,
} from '@pratiche/domain';
import { listInvoiceElsewhereDoubts, toDossierDoubts } from '@pratiche/domain/invoices';
import type { Dossier } from '../entities/dossier.entity.js';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import {
  DossierComparisonRepository,
  type ComparedDossier,
} from './dossier-comparison.repository.js';
import { DossierKeyRepository } from './dossier-key.repository.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { PaperPrintService } from '../prefilled-documents/paper-print.service.js';

/** The dossiers of every account count. */
const NO_ACCOUNT = 0;

/** Another dossier with what it has in common. */
export type OtherDossier = ComparedDossier &
  DossierMatch & { readonly worksFrom: string | null; readonly worksTo: string | null };

/** What is doubtful about a dossier, for each of the two who read it. */
export interface DossierDoubts {
  readonly form: readonly Warning[];
  /** Its e-invoices held against it, for both alike. */
  readonly invoices: readonly Doubt[];
  readonly fitter: readonly Doubt[];
  readonly office: readonly Doubt[];
  /** For the back office alone. */
  readonly others: readonly OtherDossier[];
  /** The values they are about: a mark depends on them. */
  readonly values: DoubtedValues;
}

/** Finds the doubts about a dossier: in its form, its invoices, its files and by comparing it with others. */
@Injectable()
export class DossierDoubtsService {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly municipalitiesService: MunicipalitiesService,
    private readonly dossierKeyRepository: DossierKeyRepository,
    private readonly dossierComparisonRepository: DossierComparisonRepository,
    private readonly invoicesService: InvoicesService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly paperPrintService: PaperPrintService,
  ) {}

  async findDoubts(dossier: Dossier): Promise<DossierDoubts> {
    const { rules } = this.settingsService;
    const { files, doubts: fileDoubts, listFileIds } = await this.findFileDoubts(dossier);
    const [others, elsewhere, invoicesElsewhere] = await Promise.all([
      this.findOthers(dossier),
      this.dossierComparisonRepository.findFilesElsewhere(
        [...new Set(files.map(({ sha256 }) => sha256).filter((hash) => hash !== ''))],
        dossier.id,
      ),
      this.dossierComparisonRepository.findInvoicesElsewhere(dossier.id, dossier.accountId),
    ]);
    const invoices = toDossierDoubts(await this.invoicesService.listDoubts(dossier));
    const own = elsewhere.filter(({ accountId }) => accountId === dossier.accountId);
    return {
      form: rules.listDossierWarnings(
        dossier.data,
        getTodayInRome(),
        this.municipalitiesService.findNamedMunicipalities,
      ),
      invoices,
      fitter: [
        ...listFitterMatchDoubts(others),
        ...fileDoubts,
        ...listFileElsewhereDoubts(files, own, false),
      ],
      office: [
        ...listOfficeMatchDoubts(dossier.serviceType, others),
        ...fileDoubts,
        ...listFileElsewhereDoubts(files, elsewhere, true),
        ...listInvoiceElsewhereDoubts(invoicesElsewhere),
      ],
      others,
      values: { form: dossier.data, listFileIds },
    };
  }

  /** Dossiers that may have to be looked at again when this one changes. */
  async findConcernedIds(dossierId: number, keys: DossierKeys): Promise<number[]> {
    const hashes = await this.listHashes(dossierId);
    const [sharing, files, invoices] = await Promise.all([
      this.dossierKeyRepository.findSharingIds(keys, dossierId),
      this.dossierComparisonRepository.findFilesElsewhere(hashes, dossierId),
      this.dossierComparisonRepository.findInvoicesElsewhere(dossierId, NO_ACCOUNT),
    ]);
    return [
      ...new Set([
        ...sharing,
        ...files.map((file) => file.dossierId),
        ...invoices.flatMap(({ dossierIds }) => dossierIds),
      ]),
    ];
  }

  private async findOthers(dossier: Dossier): Promise<OtherDossier[]> {
    const mine = buildDossierKeys(dossier.data);
    const ids = await this.dossierKeyRepository.findMatchingIds(mine, dossier.id);
    const [rows, keysById] = await Promise.all([
      this.dossierComparisonRepository.findCompared(ids),
      this.dossierKeyRepository.findKeys(ids),
    ]);
    return rows.flatMap((row) => {
      const keys = keysById.get(row.id);
      const match = keys === undefined ? null : matchDossiers(mine, keys);
      return match === null
        ? []
        : [{ ...row, ...match, worksFrom: keys?.from ?? null, worksTo: keys?.to ?? null }];
    });
  }

  private async findFileDoubts(
    dossier: Dossier,
  ): Promise<{ files: ComparedFile[]; doubts: Doubt[] } & Pick<DoubtedValues, 'listFileIds'>> {
    const stored = await this.listDocuments(dossier.id);
    const files = stored.map((file) => this.toComparedFile(file));
    const changed = await this.paperPrintService.listChangedPapers(dossier, stored);
    return {
      files,
      doubts: [...listRepeatedFileDoubts(files), ...listChangedPaperDoubts(changed)],
      listFileIds: (code) =>
        stored
          .filter(({ itemId }) => this.documentSetService.findItemCode(itemId ?? 0) === code)
          .map(({ id }) => id),
    };
  }

  /** Hashes of the documents, where they are known. */
  private async listHashes(dossierId: number): Promise<string[]> {
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
