import { InjectTransaction } from '@nestjs-cls/transactional';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  MunicipalityDifference,
  MunicipalityImportEntry,
  MunicipalityReport,
} from '@pratiche/api';
import { In, EntityManager } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLogService, type AuditActor } from '../../platform/audit/audit-log.service.js';
import { insertedId, isDuplicate, UnitOfWork } from '../../platform/database/index.js';
import { conflict, notFound, unprocessable } from '../../platform/http/index.js';
import { MunicipalitiesService } from '../municipalities.service.js';
import { MunicipalityRow } from '../municipality.entity.js';
import { countsOf, differencesOf, differenceView, type RowDifference } from './differences.js';
import { wantedTable } from './import-file.js';
import { municipalityFile } from './municipality-file.js';
import {
  MunicipalityChange,
  MunicipalityImport,
  type ImportKind,
} from './municipality-import.entity.js';

export interface ImportFile {
  kind: ImportKind;
  bytes: Buffer;
  fileName: string;
}

export interface Confirmation {
  /** Of the report that was looked at. */
  confirmation: string;
  /** Municipalities may disappear. */
  allowsRemovals: boolean;
  by: AuditActor | null;
}

const SHOWN_DIFFERENCES = 200;
const SHOWN_PROBLEMS = 100;
const HISTORY = 100;
const BATCH = 500;

const changedMeanwhile = () =>
  conflict(
    'La tabella o il file sono cambiati dopo il controllo: ripetere il controllo e confermare di nuovo.',
    'municipalities-changed',
  );

/** Imports into the table of municipalities: looked at first, then done whole or not at all. */
@Injectable()
export class MunicipalityImportService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly municipalities: MunicipalitiesService,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What importing would do. Changes nothing. */
  async report(file: ImportFile): Promise<MunicipalityReport> {
    return (await this.compare(file)).report;
  }

  /** @throws 409 when file or table are others than those of the report; 422 when lines were not understood or nothing changes */
  async apply(
    file: ImportFile,
    { confirmation, allowsRemovals, by }: Confirmation,
  ): Promise<MunicipalityReport> {
    try {
      const report = await this.unitOfWork.run(async () => {
        const compared = await this.compare(file);
        if (compared.report.confirmation !== confirmation) throw changedMeanwhile();
        refuseUnfit(compared.report, allowsRemovals);
        await this.write(file, compared, by);
        return { ...compared.report, isApplied: true };
      });
      await this.municipalities.reload();
      return report;
    } catch (error) {
      throw isDuplicate(error) ? changedMeanwhile() : error;
    }
  }

  /** Latest first. */
  async history(): Promise<MunicipalityImportEntry[]> {
    const rows = await this.manager.find(MunicipalityImport, {
      order: { id: 'DESC' },
      take: HISTORY,
    });
    const names = await this.accounts.findEmailsById(
      rows.flatMap(({ authorId }) => authorId ?? []),
    );
    return rows.map(({ id, kind, authorId, fileName, added, changed, removed, created }) => ({
      id,
      kind,
      author: authorId === null ? null : (names.get(authorId) ?? null),
      fileName,
      added,
      changed,
      removed,
      createdAt: created.toISOString(),
    }));
  }

  /** What an import did, row by row. @throws 404 */
  async changesOf(id: number): Promise<MunicipalityDifference[]> {
    if (!(await this.manager.existsBy(MunicipalityImport, { id })))
      throw notFound('L’importazione richiesta non esiste.');
    const rows = await this.manager.find(MunicipalityChange, {
      where: { importId: id },
      order: { id: 'ASC' },
    });
    return rows.map(({ code, oldRow, newRow }) =>
      differenceView({ code, before: parsed(oldRow), after: parsed(newRow) }),
    );
  }

  async file(kind: ImportKind): Promise<Buffer> {
    return municipalityFile(
      kind,
      await this.manager.find(MunicipalityRow, { order: { code: 'ASC' } }),
    );
  }

  private async compare({ kind, bytes }: ImportFile): Promise<Compared> {
    const baseId = (await this.manager.maximum(MunicipalityImport, 'id')) ?? 0;
    const current = await this.manager.find(MunicipalityRow);
    const { rows, errors, lines } = wantedTable(kind, bytes, current);
    const differences = differencesOf(current, rows);
    const hash = createHash('sha256').update(bytes).digest('hex');
    // The table as well: another edition shipped is no import.
    const confirmation = createHash('sha256')
      .update(JSON.stringify([kind, hash, baseId, differences]))
      .digest('base64url');
    return {
      baseId,
      hash,
      differences,
      report: {
        confirmation,
        lines,
        ...countsOf(differences),
        differences: differences.slice(0, SHOWN_DIFFERENCES).map(differenceView),
        problemCount: errors.length,
        problems: errors.slice(0, SHOWN_PROBLEMS),
        isApplied: false,
      },
    };
  }

  private async write(
    { kind, fileName }: ImportFile,
    { baseId, hash, differences }: Compared,
    by: AuditActor | null,
  ): Promise<void> {
    const counts = countsOf(differences);
    const head = {
      kind,
      baseId,
      authorId: by?.id ?? null,
      fileName: fileName.slice(0, 200),
      fileHash: hash,
      ...counts,
      created: new Date(),
    };
    const importId = insertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(MunicipalityImport)
        .values(head)
        .updateEntity(false)
        .execute(),
    );
    for (let start = 0; start < differences.length; start += BATCH) {
      const some = differences.slice(start, start + BATCH);
      await this.manager.delete(MunicipalityRow, { code: In(some.map(({ code }) => code)) });
      const rows = some.flatMap(({ after }) => after ?? []);
      if (rows.length > 0)
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(MunicipalityRow)
          .values(rows)
          .updateEntity(false)
          .execute();
      const changes = some.map(({ code, before, after }) => ({
        importId,
        code,
        oldRow: before && JSON.stringify(before),
        newRow: after && JSON.stringify(after),
      }));
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(MunicipalityChange)
        .values(changes)
        .updateEntity(false)
        .execute();
    }
    await this.audit.appendAuditEntry({
      by,
      action: 'municipalities-import',
      details: { import: importId, kind, ...counts },
    });
  }
}

interface Compared {
  baseId: number;
  hash: string;
  differences: RowDifference[];
  report: MunicipalityReport;
}

function refuseUnfit(
  { problemCount, added, changed, removed }: MunicipalityReport,
  allowsRemovals: boolean,
): void {
  if (problemCount > 0)
    throw unprocessable(
      'Il file ha righe non valide: correggerle tutte e ripetere il controllo. Non è stato cambiato nulla.',
      'csv-problems',
    );
  if (added + changed + removed === 0)
    throw unprocessable(
      'Il file è uguale alla tabella in uso: non c’è nulla da importare.',
      'nothing-to-import',
    );
  if (removed > 0 && !allowsRemovals)
    throw unprocessable(
      `L’importazione toglierebbe ${removed} comuni: confermarlo espressamente.`,
      'removals-not-allowed',
    );
}

const parsed = (row: string | null): MunicipalityRow | null =>
  row === null ? null : (JSON.parse(row) as MunicipalityRow);
