import { Injectable } from '@nestjs/common';
import { AuditLogService, type AuditActor } from '../../platform/audit/audit-log.service.js';
import { isDuplicateKeyError, UnitOfWork } from '../../platform/database/index.js';
import { FileReadingService, type FileReader } from '../../platform/file-reading/index.js';
import { conflict, unprocessable } from '../../platform/http/index.js';
import { MunicipalitiesService } from '../municipalities.service.js';
import { MunicipalityRepository } from '../municipality.repository.js';
import {
  countDifferences,
  toMunicipalityDifferenceDto,
  type RowDifference,
} from './municipality-diff.util.js';
import type { MunicipalityFileInput, MunicipalityFileReading } from './municipality-file.reader.js';
import { createMunicipalityCsv } from './municipality-csv.factory.js';
import { MunicipalityImportRepository } from './municipality-import.repository.js';
import type { ImportKind } from '../municipality-import.entity.js';
import type { MunicipalityReportDto } from './dto/municipality-report.dto.js';

export interface ImportFile {
  kind: ImportKind;
  bytes: Buffer;
  fileName: string;
  /** `null` for the command. */
  by: AuditActor | null;
}

export interface ImportConfirmation {
  /** Confirmation of the report that the user has reviewed. */
  confirmation: string;
  /** Municipalities may disappear. */
  allowsRemovals: boolean;
}

const MAX_SHOWN_DIFFERENCES = 200;
const MAX_SHOWN_PROBLEMS = 100;
const BATCH_SIZE = 500;

const MUNICIPALITY_FILE_READER: FileReader<MunicipalityFileInput, MunicipalityFileReading> = {
  moduleUrl: new URL('./municipality-file.reader.js', import.meta.url),
  advice: 'controlla di aver scelto il file giusto e salvalo di nuovo come «CSV UTF-8».',
};

const createConflictProblem = () =>
  conflict(
    'La tabella o il file sono cambiati dopo il controllo: ripeti il controllo e conferma di nuovo.',
    'municipalities-changed',
  );

/**
 * Imports into the table of municipalities: reviewed first, then applied completely or not at all.
 */
@Injectable()
export class MunicipalityImportService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly municipalitiesService: MunicipalitiesService,
    private readonly auditLogService: AuditLogService,
    private readonly municipalityRepository: MunicipalityRepository,
    private readonly municipalityImportRepository: MunicipalityImportRepository,
    private readonly fileReadingService: FileReadingService,
  ) {}

  /** What importing would do. Changes nothing. */
  async checkImport(file: ImportFile): Promise<MunicipalityReportDto> {
    return (await this.compareWithCurrent(file)).report;
  }

  /**
   * @throws 409 when the file or the table differs from those of the report; 422 when lines are
   * invalid or nothing changes
   */
  async applyImport(
    file: ImportFile,
    { confirmation, allowsRemovals }: ImportConfirmation,
  ): Promise<MunicipalityReportDto> {
    const compared = await this.compareWithCurrent(file);
    if (compared.report.confirmation !== confirmation) throw createConflictProblem();
    assertImportAllowed(compared.report, allowsRemovals);
    try {
      const report = await this.unitOfWork.run(async () => {
        await this.assertSameTable(compared);
        await this.writeImport(file, compared);
        return { ...compared.report, isApplied: true };
      });
      await this.municipalitiesService.reloadMunicipalities();
      return report;
    } catch (error) {
      throw isDuplicateKeyError(error) ? createConflictProblem() : error;
    }
  }

  async createCsvFile(kind: ImportKind): Promise<Buffer> {
    return createMunicipalityCsv(
      kind,
      await this.municipalityRepository.findMunicipalitiesByCode(),
    );
  }

  private async compareWithCurrent({ kind, bytes, by }: ImportFile): Promise<ImportComparison> {
    const table = await this.readTableState();
    const current = await this.municipalityRepository.findMunicipalities();
    const { hash, confirmation, lines, differences, errors } =
      await this.fileReadingService.readFile(
        MUNICIPALITY_FILE_READER,
        // A copy: the report and its confirmation are read from the same bytes.
        () => ({ kind, bytes: new Uint8Array(bytes), current, baseId: table.baseId }),
        { caller: String(by?.id ?? '') },
      );
    return {
      ...table,
      hash,
      differences,
      report: {
        confirmation,
        lines,
        ...countDifferences(differences),
        differences: differences.slice(0, MAX_SHOWN_DIFFERENCES).map(toMunicipalityDifferenceDto),
        problemCount: errors.length,
        problems: errors.slice(0, MAX_SHOWN_PROBLEMS),
        isApplied: false,
      },
    };
  }

  private async readTableState(): Promise<TableState> {
    return {
      baseId: await this.municipalityRepository.findLastImportId(),
      edition: await this.municipalityRepository.findLoadedEdition(),
    };
  }

  /** The file is compared before the transaction, which would hold up others meanwhile. @throws 409 */
  private async assertSameTable(compared: TableState): Promise<void> {
    const { baseId, edition } = await this.readTableState();
    if (baseId !== compared.baseId || edition !== compared.edition) throw createConflictProblem();
  }

  private async writeImport(
    { kind, fileName, by }: ImportFile,
    { baseId, hash, differences }: ImportComparison,
  ): Promise<void> {
    const counts = countDifferences(differences);
    const head = {
      kind,
      baseId,
      authorId: by?.id ?? null,
      fileName: fileName.slice(0, 200),
      fileHash: hash,
      ...counts,
      created: new Date(),
    };
    const importId = await this.municipalityImportRepository.insertImport(head);
    for (let start = 0; start < differences.length; start += BATCH_SIZE) {
      const some = differences.slice(start, start + BATCH_SIZE);
      await this.municipalityRepository.replaceMunicipalities(
        some.map(({ code }) => code),
        some.flatMap(({ after }) => after ?? []),
      );
      await this.municipalityImportRepository.insertChanges(
        some.map(({ code, before, after }) => ({
          importId,
          code,
          oldRow: before && JSON.stringify(before),
          newRow: after && JSON.stringify(after),
        })),
      );
    }
    await this.auditLogService.appendAuditEntry({
      by,
      action: 'municipalities-import',
      details: { import: importId, kind, ...counts },
    });
  }
}

/** What the table in use was filled from. */
interface TableState {
  baseId: number;
  edition: string | null;
}

interface ImportComparison extends TableState {
  hash: string;
  differences: RowDifference[];
  report: MunicipalityReportDto;
}

function assertImportAllowed(
  { problemCount, added, changed, removed }: MunicipalityReportDto,
  allowsRemovals: boolean,
): void {
  if (problemCount > 0)
    throw unprocessable(
      'Il file ha righe non valide: correggile tutte e ripeti il controllo. Non è stato cambiato nulla.',
      'csv-problems',
    );
  if (added + changed + removed === 0)
    throw unprocessable(
      'Il file è uguale alla tabella in uso: non c’è nulla da importare.',
      'nothing-to-import',
    );
  if (removed > 0 && !allowsRemovals)
    throw unprocessable(
      `L’importazione toglierebbe ${removed} comuni: confermalo espressamente.`,
      'removals-not-allowed',
    );
}
