import { Injectable } from '@nestjs/common';
import type { DossierInputBody } from '@pratiche/api/schemas';
import {
  archiveNames,
  documentsZipName,
  normaliseDossier,
  REQUIRED_MESSAGE,
  type DossierForm,
} from '@pratiche/domain';
import { dossierEntries } from '../../documents/archive/dossier-entries.js';
import type { ZipEntry } from '../../documents/archive/zip-files.js';
import { DocumentSet } from '../../documents/document-set.js';
import { DossierFiles } from '../../documents/dossier-files.js';
import { badRequest, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { PrefilledDocumentsService } from '../../prefilled-documents/prefilled-documents.service.js';
import { DossierStore, type Dossier } from '../dossier-store.js';
import { ArchiveService, type Archive } from './archive.service.js';
import { eneaSheetCsv, eneaSheetPdf } from './enea-sheet-files.js';

/** Uploaded documents whoever compiles the filing reads values from. */
const TECHNICAL = ['UW', 'GTOT', 'RSUPP', 'LIBRETTO'];

/** Zips of what the portal writes itself: the papers to sign, and what the compiler of the filing needs. */
@Injectable()
export class CompilerService {
  constructor(
    private readonly store: DossierStore,
    private readonly files: DossierFiles,
    private readonly set: DocumentSet,
    private readonly papers: PrefilledDocumentsService,
    private readonly archives: ArchiveService,
  ) {}

  /** Pre-filled documents of a dossier as it stands on the caller's screen, saved or not. @throws 400, 404 */
  async generated(
    caller: CurrentCaller,
    { id, version: _version, ...fields }: DossierInputBody,
  ): Promise<Archive> {
    if (id === undefined || id === null || id === 0)
      throw badRequest('Prima di generare i documenti salvare la bozza.', 'invalid-data', {
        errors: [{ field: 'id', message: REQUIRED_MESSAGE }],
      });
    const dossier = await this.store.readable(caller, id);
    const form = normaliseDossier({ ...dossier.data, ...fields });
    const entries = await this.paperEntries(dossier, form);
    if (entries.length === 0)
      throw notFound(
        'Per questa pratica non ci sono documenti da generare: indicare prima il servizio.',
        'no-documents',
      );
    return { fileName: documentsZipName(id, form), entries };
  }

  /** Sheet, papers and technical documents, for dossiers whose energy has to be calculated. @throws 404 */
  async compiler(caller: CurrentCaller, id: number): Promise<Archive> {
    const dossier = await this.store.readable(caller, id);
    const { schermature, chiusure } = dossier.data.manufatti;
    if (schermature.length + chiusure.length === 0) {
      throw notFound(
        'I documenti per il compilatore ci sono solo per le pratiche con schermature o chiusure oscuranti.',
        'no-compiler-documents',
      );
    }
    const technical = (await this.files.of(id)).filter(
      ({ itemId }) => itemId !== null && TECHNICAL.includes(this.set.codeOf(itemId) ?? ''),
    );
    const modified = dossier.updated;
    const entries: ZipEntry[] = [
      { name: 'Scheda ENEA.pdf', modified, content: await eneaSheetPdf(id, dossier.data) },
      { name: 'Scheda ENEA.csv', modified, content: eneaSheetCsv(dossier.data) },
      ...(await this.paperEntries(dossier, dossier.data, 'Documenti precompilati/')),
      ...dossierEntries(technical, this.set, 'Documenti tecnici/'),
    ];
    await this.archives.note(caller, id, technical.length);
    return {
      fileName: documentsZipName(id, dossier.data).replace(
        /documentazione\.zip$/,
        'compilatore.zip',
      ),
      entries,
    };
  }

  private async paperEntries(
    dossier: Dossier,
    form: DossierForm,
    folder = '',
  ): Promise<ZipEntry[]> {
    const written = await this.papers.all(dossier.id, dossier.accountId, form);
    const names = archiveNames(
      written.map(({ code }) => ({ code, name: '', fileName: 'da firmare.pdf' })),
    );
    return written.map(({ bytes }, index) => ({
      name: `${folder}${(names[index] ?? '').replace(' 1 - ', ' - ')}`,
      modified: new Date(),
      content: bytes,
    }));
  }
}
