import { Injectable } from '@nestjs/common';
import {
  isOpenStatus,
  PAPER_CODES,
  type PaperCode,
  type PaperTexts,
  describeUnprintable,
} from '@pratiche/domain';
import {
  findMissingPrints,
  hasSeveralSigners,
  listPapersOfSigner,
  listPrintChanges,
  PAPER_SIGNERS,
  PAPER_TITLES,
  SIGNATURE_CONSENT,
  type PrintedLine,
} from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import {
  PrefilledDocumentsService,
  type PreparedPaper,
} from '../prefilled-documents/prefilled-documents.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { conflict, type Problem, type ProblemCode } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import type {
  PaperSignatureDto,
  SignablePaperDto,
  SignablePapersDto,
  SigningObstacleKind,
} from './dto/paper-signature.dto.js';
import { toPaperSignatureDto } from './paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { maskAddress } from './signature-hash.util.js';
import type { SigningParty } from './signing.types.js';

/** Why a paper cannot be signed online now. */
export interface SigningObstacle {
  kind: SigningObstacleKind;
  message: string;
  missing: string[];
}

const PROBLEM_CODES: Readonly<Record<SigningObstacleKind, ProblemCode>> = {
  'not-enabled': 'signing-not-enabled',
  incomplete: 'paper-incomplete',
  contradiction: 'paper-contradicts-itself',
  'several-signers': 'signing-not-possible',
  'already-signed': 'paper-already-signed',
  frozen: 'dossier-frozen',
};

const createObstacle = (
  kind: SigningObstacleKind,
  message: string,
  missing: string[] = [],
): SigningObstacle => ({ kind, message, missing });

/** Text that a paper prints also comes from elsewhere than the form, such as the installer's profile. */
const findUnprintableLine = (lines: readonly PrintedLine[]): string | null =>
  lines
    .map(({ text }) => (text === null ? null : describeUnprintable(text)))
    .find((message) => message !== null)
    ?.concat('.') ?? null;

const ALREADY_SIGNED = createObstacle('already-signed', 'Questo documento è già firmato.');

/** Lists the papers that may be signed online; decides when one is ready, and whether it still prints what was signed. */
@Injectable()
export class SignablePapersService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly prefilledDocumentsService: PrefilledDocumentsService,
    private readonly settingsService: SettingsService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly config: AppConfig,
  ) {}

  /** The papers of the customer, for the holder of the link. */
  async listPapersOfBeneficiary({
    dossier,
    link,
  }: Extract<SigningParty, { kind: 'beneficiary' }>): Promise<SignablePapersDto> {
    return this.listPapers(dossier, listPapersOfSigner('beneficiary'), link.email);
  }

  /** All papers, for the fitter and the back office. */
  async listPapersOfDossier(dossier: Dossier): Promise<SignablePapersDto> {
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    return this.listPapers(dossier, PAPER_CODES, email);
  }

  async toSignatureDto(row: PaperSignature): Promise<PaperSignatureDto> {
    return toPaperSignatureDto(
      row,
      await this.paperSignatureRepository.listEvents(row.id),
      this.config.publicUrl,
    );
  }

  isRequested(code: PaperCode, { data }: Dossier): boolean {
    return this.findItemId(code, data) !== null;
  }

  /** The document of the dossier that the signed paper is. */
  findItemId(code: PaperCode, form: Dossier['data']): number | null {
    return (
      this.documentSetService
        .listRequestedDocuments(form)
        .find((document) => document.code === code && document.isPrefilled)?.itemId ?? null
    );
  }

  /** The paper with what prevents its signature; `null` where nothing does. */
  async examinePaper(
    code: PaperCode,
    dossier: Dossier,
  ): Promise<{ paper: PreparedPaper; obstacle: SigningObstacle | null }> {
    const paper = await this.prefilledDocumentsService.preparePaper(code, dossier);
    return { paper, obstacle: this.findObstacle(code, dossier, paper.lines) };
  }

  /** Lists what a paper prints differently from what was shown, in the wording of then. */
  async listChanges(
    row: Pick<PaperSignature, 'code' | 'texts' | 'snapshot'>,
    dossier: Pick<Dossier, 'id' | 'accountId' | 'data'>,
  ): Promise<string[]> {
    const { lines } = await this.prefilledDocumentsService.preparePaper(
      row.code,
      dossier,
      JSON.parse(row.texts) as PaperTexts,
    );
    return listPrintChanges(JSON.parse(row.snapshot) as PrintedLine[], lines);
  }

  isEnabled(code: PaperCode): boolean {
    return this.settingsService.getCurrentValue('onlineSignatures')[code];
  }

  toProblem({ kind, message }: SigningObstacle): Problem {
    return conflict(message, PROBLEM_CODES[kind]);
  }

  private async listPapers(
    dossier: Dossier,
    codes: readonly PaperCode[],
    address: string | null,
  ): Promise<SignablePapersDto> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    const signatures = await this.paperSignatureRepository.listByDossier(dossier.id);
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const papers: SignablePaperDto[] = [];
    for (const code of codes) {
      const itemId = this.findItemId(code, dossier.data);
      if (itemId === null) continue;
      const isUploaded = files.some(
        (file) => file.purpose === 'document' && file.itemId === itemId,
      );
      const latest = signatures.findLast((one) => one.code === code) ?? null;
      papers.push(await this.toSignablePaper(code, dossier, isUploaded, latest));
    }
    return {
      dossierId: dossier.id,
      company: name,
      consent: { ...SIGNATURE_CONSENT },
      codeAddress: address === null ? null : maskAddress(address),
      papers,
    };
  }

  private async toSignablePaper(
    code: PaperCode,
    dossier: Dossier,
    isUploaded: boolean,
    latest: PaperSignature | null,
  ): Promise<SignablePaperDto> {
    const obstacle =
      latest?.state === 'signed'
        ? ALREADY_SIGNED
        : (await this.examinePaper(code, dossier)).obstacle;
    return {
      code,
      title: PAPER_TITLES[code],
      signedBy: PAPER_SIGNERS[code],
      canSign: obstacle === null,
      obstacle: obstacle?.message ?? null,
      obstacleKind: obstacle?.kind ?? null,
      missing: obstacle?.missing ?? [],
      isUploaded,
      signature: latest === null ? null : await this.toSignatureDto(latest),
    };
  }

  private findObstacle(
    code: PaperCode,
    { status, data }: Dossier,
    lines: readonly PrintedLine[],
  ): SigningObstacle | null {
    if (!isOpenStatus(status))
      return createObstacle('frozen', 'La pratica è stata inviata: i documenti restano come sono.');
    if (!this.isEnabled(code))
      return createObstacle('not-enabled', 'Questo documento lo firmi su carta.');
    if (hasSeveralSigners(code, data))
      return createObstacle(
        'several-signers',
        'Le parti della spesa sono di più persone: ognuna firma la propria dichiarazione su carta.',
      );
    const contradiction = this.settingsService.rules.findPaperObstacle(code, data);
    if (contradiction !== null) return createObstacle('contradiction', contradiction);
    const unprintable = findUnprintableLine(lines);
    if (unprintable !== null) return createObstacle('contradiction', unprintable);
    const missing = findMissingPrints(lines);
    return missing.length === 0
      ? null
      : createObstacle(
          'incomplete',
          `Per firmare online mancano ancora dei dati sul documento: ${missing.join(', ')}.`,
          missing,
        );
  }
}
