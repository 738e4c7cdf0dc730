import type { DossierDocumentList } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { DossierDocuments } from '../documents/dossier-documents.js';
import { DossierFiles } from '../documents/dossier-files.js';
import { DossierStore } from '../module/dossier-store.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { withRequests } from './documents-view.js';
import { DocumentRequests } from './store/document-requests.js';

@Injectable()
export class DocumentsOfDossier {
  constructor(
    private readonly store: DossierStore,
    private readonly files: DossierFiles,
    private readonly documents: DossierDocuments,
    private readonly requests: DocumentRequests,
  ) {}

  async of(caller: CurrentCaller, id: number): Promise<DossierDocumentList> {
    const dossier = await this.store.readable(caller, id);
    const [files, open] = await Promise.all([this.files.of(id), this.requests.openOf(id)]);
    return {
      documents: withRequests(this.documents.items(dossier.data, files), open, files),
      adminFiles: this.documents.adminFiles(files),
    };
  }
}
