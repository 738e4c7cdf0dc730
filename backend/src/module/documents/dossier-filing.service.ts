import { Injectable } from '@nestjs/common';
import {
  ENEA_FILING_CODES,
  ENEA_FILINGS,
  findFilingStep,
  hasEveryFilingFile,
  needsEnergySaving,
  type BackOfficeDocument,
  type DossierForm,
  type EneaFiling,
  type EnergySaving,
  type FilingCpid,
  type FilingFileName,
  type StatusCode,
  type Transition,
} from '@pratiche/domain';
import { badRequest, conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierFileRepository, toUploadedFileDto } from './dossier-file.repository.js';
import { DossierFilingRepository, type NewDossierFiling } from './dossier-filing.repository.js';
import type { AdminFileDto, EnergySavingDto, FilingCorrectionDto } from './dto/document-set.dto.js';
import type { FilingCorrection } from './filing-correction.entity.js';
import { EnergySavingRepository, type FilingSaving } from './energy-saving.repository.js';
import { FilingCorrectionRepository } from './filing-correction.repository.js';
import type { StoredFile } from './stored-file.entity.js';

/** What of a dossier says which declarations it has. */
export interface FiledDossier {
  id: number;
  data: DossierForm;
  /** Frozen when it was sent. */
  numEcobonus: number | null;
}

type RecordedSaving = EnergySaving & { filing: EneaFiling };

/** CPIDs and savings that were written for the declarations of a dossier. */
interface RecordedFilings<Saving> {
  cpids: readonly FilingCpid[];
  savings: readonly Saving[];
}

/** CPID or receipt of a declaration, with what was read for it. */
type ComposedFilingDocument<File, Saving> = Omit<
  AdminFileDto,
  'file' | 'energySaving' | 'savingFile'
> & { file: File | null; energySaving?: Saving | null; savingFile?: File | null };

/** What of a file says to which declaration it belongs. */
export type FilingFile = Pick<StoredFile, 'purpose' | 'filing'>;

const NAMES: readonly BackOfficeDocument[] = ['CodiceCpid', 'Ricevuta'];

/** The declarations of dossiers to ENEA, each with its CPID and its receipt. */
@Injectable()
export class DossierFilingService {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly filingCorrectionRepository: FilingCorrectionRepository,
    private readonly energySavingRepository: EnergySavingRepository,
  ) {}

  listFilings({ data, numEcobonus }: FiledDossier): EneaFiling[] {
    return this.settingsService.rules.listEneaFilings(
      data,
      numEcobonus === null ? null : { numEcobonus },
    );
  }

  /**
   * The declaration that a call means: the only one is the default, several have to be named.
   * @throws 400
   */
  resolveFiling(dossier: FiledDossier, given: EneaFiling | null): EneaFiling {
    const filings = this.listFilings(dossier);
    const [only] = filings;
    if (given === null && only !== undefined && filings.length === 1) return only;
    if (given !== null && filings.includes(given)) return given;
    const names = filings.map((filing) => `«${ENEA_FILINGS[filing].label}» (${filing})`).join(', ');
    const message =
      given === null
        ? `La pratica ha più dichiarazioni ENEA: indica quale tra ${names}.`
        : `La pratica non ha questa dichiarazione ENEA: indica ${names}.`;
    throw badRequest(message, 'invalid-data', { errors: [{ field: 'filing', message }] });
  }

  /** The files of a document of one declaration, among those of the dossier. */
  selectFilingFiles<File extends FilingFile>(
    dossier: FiledDossier,
    files: readonly File[],
    name: FilingFileName,
    filing: EneaFiling,
  ): File[] {
    // A process of the release before, still running during an upgrade, names no declaration.
    const [first] = this.listFilings(dossier);
    return files.filter((one) => one.purpose === name && (one.filing ?? first) === filing);
  }

  /** The receipt of a declaration, or the one that a correction annulled; `null` without it. */
  async findReceipt(
    dossier: FiledDossier,
    filing: EneaFiling,
    correctionId: number | null,
  ): Promise<StoredFile | null> {
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    if (correctionId === null)
      return this.selectFilingFiles(dossier, files, 'Ricevuta', filing)[0] ?? null;
    const corrections = await this.filingCorrectionRepository.listByDossier(dossier.id);
    const annulled = corrections.find((row) => row.id === correctionId && row.filing === filing);
    return files.find(({ id }) => id === annulled?.receiptId) ?? null;
  }

  /** CPID and receipt of each declaration; of former declarations what is left of them. */
  async listFilingDocuments(
    dossier: FiledDossier,
    files: readonly StoredFile[],
  ): Promise<AdminFileDto[]> {
    const cpids = await this.dossierFilingRepository.listByDossier(dossier.id);
    const corrections = await this.filingCorrectionRepository.listByDossier(dossier.id);
    const savings = await this.listSavings(dossier);
    return this.composeFilingDocuments(dossier, files, { cpids, savings }).map((one) => {
      const own = toCorrectionDtos(one, corrections, files);
      const { energySaving, savingFile, ...document } = one;
      return {
        ...document,
        ...(energySaving === undefined ? {} : { energySaving: toSavingDto(energySaving) }),
        ...(savingFile === undefined
          ? {}
          : { savingFile: savingFile && toUploadedFileDto(savingFile) }),
        file: one.file && toUploadedFileDto(one.file),
        ...(own.length === 0 ? {} : { corrections: own }),
      };
    });
  }

  /** The savings of a dossier; none is looked for where ENEA asks for none. */
  private async listSavings(dossier: FiledDossier): Promise<FilingSaving[]> {
    return this.listFilings(dossier).some(needsEnergySaving)
      ? this.energySavingRepository.listByDossier(dossier.id)
      : [];
  }

  /** Why CPIDs, receipts, savings or data hold up the next step of a dossier; `null` when nothing does. */
  findFilingRefusal(
    dossier: FiledDossier & { status: StatusCode },
    { files, ...recorded }: { files: readonly FilingFile[] } & RecordedFilings<RecordedSaving>,
  ): string | null {
    const step = findFilingStep(dossier.status);
    if (step?.effects.requiresDocument === undefined) return null;
    const { rules } = this.settingsService;
    const documents = this.composeFilingDocuments(dossier, files, recorded);
    return (
      rules.validateFilingDocuments(step.effects.requiresDocument, step.to, documents) ??
      rules.validateTransitionSaving(documents, dossier.data, step) ??
      rules.validateTransitionData(dossier.data, step)
    );
  }

  private composeFilingDocuments<File extends FilingFile, Saving extends RecordedSaving>(
    dossier: FiledDossier,
    files: readonly File[],
    recorded: RecordedFilings<Saving>,
  ): ComposedFilingDocument<File, Saving>[] {
    const filings = this.listFilings(dossier);
    const cpids = new Map(recorded.cpids.map(({ filing, cpid }) => [filing, cpid]));
    const findSaving = (filing: EneaFiling) =>
      recorded.savings.find((saving) => saving.filing === filing) ?? null;
    return ENEA_FILING_CODES.flatMap((filing) =>
      NAMES.map((name) => ({
        name,
        filing,
        isRequired: filings.includes(filing),
        cpid: name === 'CodiceCpid' ? (cpids.get(filing) ?? null) : null,
        file: this.selectFilingFiles(dossier, files, name, filing)[0] ?? null,
        ...(name === 'CodiceCpid' && needsEnergySaving(filing)
          ? {
              energySaving: findSaving(filing),
              savingFile: this.selectFilingFiles(dossier, files, 'Risparmio', filing)[0] ?? null,
            }
          : {}),
      })),
    ).filter(
      ({ isRequired, cpid, file, savingFile = null }) =>
        isRequired || cpid !== null || file !== null || savingFile !== null,
    );
  }

  /** Whether every declaration has the file of a document. */
  async hasEveryFile(dossier: FiledDossier, name: BackOfficeDocument): Promise<boolean> {
    return hasEveryFilingFile(name, await this.readFilingDocuments(dossier));
  }

  /** @throws 409 when a declaration lacks its CPID, its receipt or its saving */
  async assertFilingDocuments(dossier: FiledDossier, transition: Transition): Promise<void> {
    const { requiresDocument, requiresEnergySaving } = transition.effects;
    if (requiresDocument === undefined && requiresEnergySaving !== true) return;
    const { rules } = this.settingsService;
    const documents = await this.readFilingDocuments(dossier);
    const refusal =
      requiresDocument === undefined
        ? null
        : rules.validateFilingDocuments(requiresDocument, transition.to, documents);
    if (refusal !== null) throw conflict(refusal, 'document-missing');
    const saving = rules.validateTransitionSaving(documents, dossier.data, transition);
    if (saving !== null) throw conflict(saving, 'energy-saving-missing');
  }

  async findCpid(dossierId: number, filing: EneaFiling): Promise<string | null> {
    const filings = await this.dossierFilingRepository.listByDossier(dossierId);
    return filings.find((one) => one.filing === filing)?.cpid ?? null;
  }

  /**
   * Writes that a CPID took the place of another one; without a reason that one had been mistyped
   * and is free for the dossier it belongs to.
   */
  async saveCorrection(
    correction: Omit<FilingCorrection, 'id' | 'heldCpid'>,
  ): Promise<FilingCorrection> {
    const { dossierId, filing, cpid, reason, formerCpid, actorId } = correction;
    await this.dossierFilingRepository.saveCpid({ dossierId, filing, cpid, recordedBy: actorId });
    return this.filingCorrectionRepository.insertCorrection({
      ...correction,
      heldCpid: reason === null ? null : formerCpid,
    });
  }

  /** Writes a CPID down. @throws 409 when it is that of another declaration */
  async saveCpid(filing: NewDossierFiling): Promise<void> {
    await this.assertCpidFree(filing);
    await this.dossierFilingRepository.saveCpid(filing);
  }

  /** @throws 409 */
  async assertCpidFree({
    dossierId,
    filing,
    cpid,
  }: Pick<NewDossierFiling, 'dossierId' | 'filing' | 'cpid'>): Promise<void> {
    const other = await this.dossierFilingRepository.findHolder(cpid);
    if (other === null) return;
    const { label } = ENEA_FILINGS[other.filing];
    if (other.dossierId === dossierId && other.filing === filing) {
      if (other.isAnnulled)
        throw conflict(
          `Il codice CPID ${cpid} è quello annullato con una rettifica di questa pratica: controlla il numero.`,
          'cpid-taken',
        );
      return;
    }
    throw conflict(
      other.dossierId === dossierId
        ? `Il codice CPID ${cpid} è già quello della dichiarazione «${label}» di questa pratica: controlla il numero.`
        : `Il codice CPID ${cpid} è già quello della pratica n. ${other.dossierId}, dichiarazione «${label}»: controlla il numero.`,
      'cpid-taken',
    );
  }

  /**
   * Takes the CPIDs that a return released, before a status that counts them.
   * @throws 409 when another declaration has taken one meanwhile
   */
  async holdCpids(dossierId: number): Promise<void> {
    if (await this.dossierFilingRepository.holdCpids(dossierId)) return;
    for (const { cpid } of await this.dossierFilingRepository.listByDossier(dossierId)) {
      const holder = await this.dossierFilingRepository.findHolder(cpid, dossierId);
      if (holder !== null)
        throw conflict(
          `Il codice CPID ${cpid} di questa pratica nel frattempo è stato scritto nella pratica n. ${holder.dossierId}: togli o correggi il numero, poi riprova.`,
          'cpid-taken',
        );
    }
    // Written by a transaction that this one does not see yet.
    throw conflict(
      'Un codice CPID di questa pratica è appena stato scritto in un’altra: togli o correggi il numero, poi riprova.',
      'cpid-taken',
    );
  }

  private async readFilingDocuments(dossier: FiledDossier): Promise<AdminFileDto[]> {
    return this.listFilingDocuments(
      dossier,
      await this.dossierFileRepository.listByDossier(dossier.id),
    );
  }
}

const toSavingDto = (saving: FilingSaving | null): EnergySavingDto | null =>
  saving && { kwh: saving.kwh, origin: saving.origin, recorded: saving.recorded.toISOString() };

/** Corrections of the CPID of a declaration, newest first. */
function toCorrectionDtos(
  { name, filing }: Pick<AdminFileDto, 'name' | 'filing'>,
  corrections: readonly FilingCorrection[],
  files: readonly StoredFile[],
): FilingCorrectionDto[] {
  if (name !== 'CodiceCpid') return [];
  const findFile = (fileId: number | null) => {
    const file = files.find(({ id }) => id === fileId);
    return file === undefined ? null : toUploadedFileDto(file);
  };
  return corrections
    .filter((row) => row.filing === filing)
    .flatMap(({ id, at, who, reason, formerCpid, receiptId, documentId }) =>
      reason === null
        ? []
        : {
            id,
            at: at.toISOString(),
            who,
            reason,
            formerCpid,
            receipt: findFile(receiptId),
            document: findFile(documentId),
          },
    )
    .reverse();
}
