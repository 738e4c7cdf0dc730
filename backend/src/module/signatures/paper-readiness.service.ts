import { Injectable } from '@nestjs/common';
import { isOpenStatus, type PaperCode, type PaperTexts } from '@pratiche/domain';
import { describeUnprintable } from '@pratiche/domain/all-rules';
import {
  findMissingPrints,
  hasSeveralSigners,
  listPrintChanges,
  type PrintedLine,
} from '@pratiche/domain/signatures';
import { DocumentSetService } from '../documents/document-set.service.js';
import type { Dossier } from '../dossier.repository.js';
import {
  PrefilledDocumentsService,
  type PreparedPaper,
} from '../prefilled-documents/prefilled-documents.service.js';
import { conflict, type Problem, type ProblemCode } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { SigningObstacleKind } from './dto/paper-signature.dto.js';
import type { PaperSignature } from './paper-signature.repository.js';

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

/** Decides when a paper is ready to sign, and whether it still prints what was signed. */
@Injectable()
export class PaperReadinessService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly prefilledDocumentsService: PrefilledDocumentsService,
    private readonly settingsService: SettingsService,
  ) {}

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

  /** What a paper prints differently from what was shown, in the wording of then. */
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
