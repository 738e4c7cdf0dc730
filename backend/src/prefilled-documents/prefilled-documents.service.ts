import { Injectable, type StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { AccountsService } from '../accounts/accounts.service.js';
import { attachment } from '../documents/attachment.js';
import { DocumentSet } from '../documents/document-set.js';
import { DossierStore } from '../module/dossier-store.js';
import type { DossierForm } from '@pratiche/domain';
import { notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import type { Installer, PrefilledCode } from './prefilled.js';
import { isPrefilledCode, paperName, writePaper } from './write-paper.js';

const NOT_OFFERED = 'Per questa pratica il documento precompilato non è previsto.';
const NOBODY: Installer = {
  businessName: null,
  vat: null,
  street: null,
  village: null,
  city: null,
  province: null,
  zip: null,
  attorneyFirstName: null,
  attorneyLastName: null,
  attorneySSN: null,
};

/** Documents to sign, written from the stored dossier. */
@Injectable()
export class PrefilledDocumentsService {
  constructor(
    private readonly dossiers: DossierStore,
    private readonly accounts: AccountsService,
    private readonly documents: DocumentSet,
  ) {}

  /** Of a dossier of the caller's, or of any for the back office. @throws 404 also for documents the dossier does not ask for */
  async file(caller: CurrentCaller, id: number, code: string): Promise<StreamableFile> {
    const { data: form, accountId } = await this.dossiers.readable(caller, id);
    const known = code.toUpperCase();
    const isAsked = this.documents
      .askedOf(form)
      .some((document) => document.code === known && document.isPrefilled);
    if (!isAsked || !isPrefilledCode(known)) throw notFound(NOT_OFFERED, 'prefilled-not-offered');
    const data = {
      dossierId: id,
      form,
      installer: (await this.accounts.findAccount(accountId)) ?? NOBODY,
    };
    const bytes = await writePaper(known, data);
    return attachment(Readable.from([bytes]), {
      fileName: paperName(known, data),
      contentType: 'application/pdf',
      size: bytes.length,
    });
  }

  /** Every document a dossier asks for that can be had pre-filled, written from the form given. */
  async all(
    dossierId: number,
    accountId: number,
    form: DossierForm,
  ): Promise<{ code: PrefilledCode; bytes: Buffer }[]> {
    const codes = this.documents
      .askedOf(form)
      .map(({ code }) => code)
      .filter(isPrefilledCode);
    const installer = (await this.accounts.findAccount(accountId)) ?? NOBODY;
    const papers: { code: PrefilledCode; bytes: Buffer }[] = [];
    for (const code of codes)
      papers.push({ code, bytes: await writePaper(code, { dossierId, form, installer }) });
    return papers;
  }
}
