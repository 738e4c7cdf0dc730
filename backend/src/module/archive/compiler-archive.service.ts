import { Injectable } from '@nestjs/common';
import {
  buildDocumentsZipName,
  isCompletedStatus,
  REQUIRED_MESSAGE,
  type DossierForm,
  normalizeDossier,
  buildZipEntryNames,
} from '@pratiche/domain';
import { toDossierZipEntries } from '../documents/dossier-zip-entries.mapper.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { badRequest, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { PrefilledDocumentsService } from '../prefilled-documents/prefilled-documents.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DossierArchiveService, type DossierArchive } from './dossier-archive.service.js';
import { createEneaSheetCsv, createEneaSheetPdf } from './enea-sheet-file.factory.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { DossierRequestDto } from '../dto/dossier-request.dto.js';

/** Uploaded documents with values that the compiler of the filing needs. */
const TECHNICAL_DOCUMENT_CODES = ['UW', 'GTOT', 'RSUPP', 'LIBRETTO'];

/** Zips of generated documents: those to sign, and those that the compiler of the filing needs. */
@Injectable()
export class CompilerArchiveService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly prefilledDocumentsService: PrefilledDocumentsService,
    private readonly dossierArchiveService: DossierArchiveService,
    private readonly settingsService: SettingsService,
  ) {}

  /** Pre-filled documents of the form in the request, saved or not. @throws 400, 404 */
  async buildPrefilledArchive(
    caller: CurrentCaller,
    { id, version: _version, ...fields }: DossierRequestDto,
  ): Promise<DossierArchive> {
    if (id === undefined || id === null || id === 0)
      throw badRequest('Prima di generare i documenti salva la bozza.', 'invalid-data', {
        errors: [{ field: 'id', message: REQUIRED_MESSAGE }],
      });
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const form = normalizeDossier({ ...dossier.data, ...fields });
    const entries = await this.buildPrefilledEntries(dossier, form);
    if (entries.length === 0)
      throw notFound(
        'Per questa pratica non ci sono documenti da generare: indica prima il servizio.',
        'no-documents',
      );
    return { fileName: buildDocumentsZipName(id, form), entries };
  }

  /** ENEA sheet, pre-filled and technical documents, for dossiers whose energy saving is calculated. @throws 404 */
  async buildCompilerArchive(caller: CurrentCaller, id: number): Promise<DossierArchive> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const { schermature, chiusure } = dossier.data.manufatti;
    if (schermature.length + chiusure.length === 0) {
      throw notFound(
        'I documenti per il compilatore ci sono solo per le pratiche con schermature o chiusure oscuranti.',
        'no-compiler-documents',
      );
    }
    const technical = (await this.dossierFileRepository.listByDossier(id)).filter(
      ({ itemId }) =>
        itemId !== null &&
        TECHNICAL_DOCUMENT_CODES.includes(this.documentSetService.findItemCode(itemId) ?? ''),
    );
    const modified = dossier.updated;
    const { rules } = this.settingsService;
    const entries: ZipEntry[] = [
      {
        name: 'Scheda ENEA.pdf',
        modified,
        content: await createEneaSheetPdf(
          id,
          dossier.data,
          rules,
          this.settingsService.getCurrentValue('brand').name,
        ),
      },
      { name: 'Scheda ENEA.csv', modified, content: createEneaSheetCsv(dossier.data, rules) },
      // Nothing is left to sign of a completed dossier.
      ...(isCompletedStatus(dossier.status)
        ? []
        : await this.buildPrefilledEntries(dossier, dossier.data, 'Documenti precompilati/')),
      ...toDossierZipEntries(technical, this.documentSetService, 'Documenti tecnici/'),
    ];
    await this.dossierArchiveService.recordDownload(caller, id, technical.length);
    return {
      fileName: buildDocumentsZipName(id, dossier.data).replace(
        /documentazione\.zip$/,
        'compilatore.zip',
      ),
      entries,
    };
  }

  private async buildPrefilledEntries(
    dossier: Dossier,
    form: DossierForm,
    folder = '',
  ): Promise<ZipEntry[]> {
    const written = await this.prefilledDocumentsService.createRequestedDocuments(
      dossier.id,
      dossier.accountId,
      form,
    );
    const names = buildZipEntryNames(
      written.map(({ code }) => ({ code, name: '', fileName: 'da firmare.pdf' })),
    );
    return written.map(({ bytes }, index) => ({
      name: `${folder}${(names[index] ?? '').replace(' 1 - ', ' - ')}`,
      modified: new Date(),
      content: bytes,
    }));
  }
}
