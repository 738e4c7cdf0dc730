import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  findPrintedFiling,
  judgeEneaPdf,
  listAllowedTransitions,
  listWeightyDifferences,
  type BackOfficeDocument,
  type EneaFiling,
  type ExpectedPrint,
  type PdfReading,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { OfficeActService } from '../charge/office-act.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import { EnergySavingRepository } from '../documents/energy-saving.repository.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import type { EneaReadingDto } from './dto/enea-reading.dto.js';
import { EneaPdfService } from './enea-pdf.service.js';
import { EneaPrintOutcomeRepository } from './enea-print-outcome.repository.js';

/** A print that was received, and is not kept. */
export interface ReceivedPrint {
  storageKey: string;
  sha256: string;
  filing: EneaFiling | null;
}

const DOCUMENTS: readonly BackOfficeDocument[] = ['CodiceCpid', 'Ricevuta'];

/** Compares ENEA's PDFs with the dossier that they are of. */
@Injectable()
export class EneaReadingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsService: SettingsService,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly energySavingRepository: EnergySavingRepository,
    private readonly eneaPdfService: EneaPdfService,
    private readonly eneaPrintOutcomeRepository: EneaPrintOutcomeRepository,
    private readonly officeActService: OfficeActService,
  ) {}

  /** Compares a print, and keeps the outcome. @throws 404 */
  async comparePrint(
    caller: CurrentCaller,
    dossierId: number,
    { storageKey, sha256, filing: given }: ReceivedPrint,
  ): Promise<EneaReadingDto> {
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    const filings = this.dossierFilingService.listFilings(dossier);
    if (given !== null) this.dossierFilingService.resolveFiling(dossier, given);
    const pdf = await this.eneaPdfService.readFile(caller, storageKey);
    const filing = given ?? findPrintedFiling(pdf, filings) ?? filings[0] ?? 'serramenti';
    const expected = await this.expectPrint(dossier, filing);
    const at = new Date();
    const answer = { ...toDto(pdf, expected, null), at: at.toISOString() };
    if (answer.kind !== 'compared') return answer;
    const { differences } = answer;
    await this.unitOfWork.run(async () => {
      await this.eneaPrintOutcomeRepository.insertOutcome({
        dossierId,
        filing,
        sha256,
        dataHash: hashExpected(expected),
        differences,
        actorId: caller.id,
        at,
      });
      await this.officeActService.recordAct({
        by: caller,
        action: 'enea-reading',
        dossierId,
        details: { filing, hash: sha256, differences: differences.length },
      });
    });
    return answer;
  }

  /** The files that the next step waits for and the last prints, compared with the dossier as it is. */
  async listReadings(caller: CurrentCaller, dossierId: number): Promise<EneaReadingDto[]> {
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    const awaited = listAllowedTransitions(dossier.status, 'admin').map(
      ({ effects }) => effects.requiresDocument,
    );
    const documents = DOCUMENTS.filter((name) => awaited.includes(name));
    const files = await this.dossierFileRepository.listByDossier(dossierId);
    const readings: EneaReadingDto[] = [];
    for (const filing of this.dossierFilingService.listFilings(dossier)) {
      const expected = await this.expectPrint(dossier, filing);
      for (const name of documents) {
        const [file] = this.dossierFilingService.selectFilingFiles(dossier, files, name, filing);
        const pdf = file && (await this.eneaPdfService.readStoredFile(caller, file));
        if (pdf) readings.push(toDto(pdf, expected, name));
      }
    }
    return [...readings, ...(await this.listPrintOutcomes(dossier))];
  }

  private async listPrintOutcomes(dossier: Dossier): Promise<EneaReadingDto[]> {
    const answers: EneaReadingDto[] = [];
    for (const row of await this.eneaPrintOutcomeRepository.listLastOutcomes(dossier.id)) {
      const { filing, differences, at, dataHash } = row;
      if (dataHash !== hashExpected(await this.expectPrint(dossier, filing))) continue;
      answers.push({
        filing,
        document: null,
        kind: 'compared',
        isDraft: true,
        cpid: null,
        owner: null,
        doubt: null,
        values: [],
        differences,
        at: at.toISOString(),
      });
    }
    return answers;
  }

  private async expectPrint(dossier: Dossier, filing: EneaFiling): Promise<ExpectedPrint> {
    const { rules } = this.settingsService;
    const form = dossier.data;
    const savings = await this.energySavingRepository.listByDossier(dossier.id);
    const saving = savings.find((one) => one.filing === filing) ?? null;
    return {
      form,
      filing,
      sheet: rules.buildEneaSheet(form, saving),
      split: rules.splitFiledExpense(form, filing),
      cpid: await this.dossierFilingService.findCpid(dossier.id, filing),
    };
  }
}

const toDto = (
  pdf: PdfReading,
  expected: ExpectedPrint,
  document: BackOfficeDocument | null,
): EneaReadingDto => {
  const reading = judgeEneaPdf(pdf, expected);
  return {
    ...reading,
    filing: expected.filing,
    document,
    values: [...reading.values],
    differences: listWeightyDifferences(reading),
    at: null,
  };
};

/** Hashes the data that a print is compared with; the CPID apart, which is written after the draft was compared. */
const hashExpected = ({ sheet, split }: ExpectedPrint): string =>
  createHash('sha256').update(JSON.stringify({ sheet, split })).digest('hex');
