import { Injectable, type StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { AccountsService } from '../../accounts/accounts.service.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import {
  isPaperCode,
  type DossierForm,
  type PaperCode,
  type PaperTexts,
  findPrintObstacle,
} from '@pratiche/domain';
import { conflict, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { Installer, PrefilledDocumentData } from './prefilled-document.types.js';
import {
  createPaper,
  createPrefilledPdf,
  listPrintedLines,
  prefilledFileName,
  type OnlinePaper,
} from './prefilled-document.factory.js';
import type { PrintedLine } from '@pratiche/domain/signatures';
import { SettingsService } from '../../settings/settings.service.js';

const NOT_OFFERED_MESSAGE = 'Per questa pratica il documento precompilato non è previsto.';
const EMPTY_INSTALLER: Installer = {
  businessName: null,
  vat: null,
  street: null,
  village: null,
  city: null,
  province: null,
  zip: null,
  email: null,
  phone: null,
  attorneyFirstName: null,
  attorneyLastName: null,
  attorneySSN: null,
};

export interface PreparedPaper {
  code: PaperCode;
  data: PrefilledDocumentData;
  lines: PrintedLine[];
}

/** Documents to sign, filled in from the stored dossier. */
@Injectable()
export class PrefilledDocumentsService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly accountsService: AccountsService,
    private readonly documentSetService: DocumentSetService,
    private readonly settingsService: SettingsService,
  ) {}

  /**
   * @throws 404 for a dossier that the caller cannot read, and for a document that it does not
   * require; 409 for one that would contradict itself
   */
  async createPrefilledDocument(
    caller: CurrentCaller,
    id: number,
    code: string,
  ): Promise<StreamableFile> {
    const { data: form, accountId } = await this.dossierRepository.findReadableDossier(caller, id);
    const upperCode = code.toUpperCase();
    const isRequested = this.documentSetService
      .listRequestedDocuments(form)
      .some((document) => document.code === upperCode && document.isPrefilled);
    if (!isRequested || !isPaperCode(upperCode))
      throw notFound(NOT_OFFERED_MESSAGE, 'prefilled-not-offered');
    const obstacle = this.findObstacle(upperCode, form);
    if (obstacle !== null) throw conflict(obstacle, 'paper-contradicts-itself');
    const data = await this.collectPaperData(id, accountId, form);
    const bytes = await createPrefilledPdf(upperCode, data, this.settingsService.rules);
    return createAttachment(Readable.from([bytes]), {
      fileName: prefilledFileName(upperCode, data),
      contentType: 'application/pdf',
      size: bytes.length,
    });
  }

  /**
   * Every required document that has a pre-filled version and can be signed, filled in from the given
   * form.
   */
  async createRequestedDocuments(
    dossierId: number,
    accountId: number,
    form: DossierForm,
  ): Promise<{ code: PaperCode; bytes: Buffer }[]> {
    const { rules } = this.settingsService;
    const codes = this.documentSetService
      .listRequestedDocuments(form)
      .map(({ code }) => code)
      .filter(isPaperCode)
      .filter((code) => this.findObstacle(code, form) === null);
    const data = await this.collectPaperData(dossierId, accountId, form);
    const documents: { code: PaperCode; bytes: Buffer }[] = [];
    for (const code of codes)
      documents.push({
        code,
        bytes: await createPrefilledPdf(code, data, rules),
      });
    return documents;
  }

  /** What a paper of the dossier prints, and what it leaves to fill in by hand. */
  async preparePaper(
    code: PaperCode,
    { id, accountId, data: form }: Pick<Dossier, 'id' | 'accountId' | 'data'>,
    texts?: PaperTexts,
  ): Promise<PreparedPaper> {
    const data = await this.collectPaperData(id, accountId, form);
    const printed = texts === undefined ? data : { ...data, texts };
    return {
      code,
      data: printed,
      lines: listPrintedLines(code, printed, this.settingsService.rules),
    };
  }

  /** Draws a paper that is signed online. */
  async drawPreparedPaper(
    { code, data }: PreparedPaper,
    online: OnlinePaper,
    created: Date,
  ): Promise<{ bytes: Buffer; pages: number; fileName: string }> {
    const { rules } = this.settingsService;
    const paper = await createPaper(code, { ...data, created }, rules, online);
    return { ...paper, fileName: prefilledFileName(code, data) };
  }

  private findObstacle(code: PaperCode, form: DossierForm): string | null {
    return findPrintObstacle(form) ?? this.settingsService.rules.findPaperObstacle(code, form);
  }

  private async collectPaperData(
    dossierId: number,
    accountId: number,
    form: DossierForm,
  ): Promise<PrefilledDocumentData> {
    return {
      dossierId,
      form,
      installer: (await this.accountsService.findAccount(accountId)) ?? EMPTY_INSTALLER,
      provider: this.settingsService.getCurrentValue('provider'),
      intermediary: this.settingsService.getCurrentValue('eneaIntermediary'),
      texts: this.settingsService.getCurrentValue('paperTexts'),
      brand: this.settingsService.getCurrentValue('brand').name,
    };
  }
}
