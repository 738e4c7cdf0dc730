import { Injectable } from '@nestjs/common';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { notFound } from '../../platform/http/index.js';
import type { MunicipalityEntity } from '../municipality.entity.js';
import type {
  MunicipalityDifferenceDto,
  MunicipalityImportEntryDto,
} from './dto/municipality-report.dto.js';
import { toMunicipalityDifferenceDto } from './municipality-diff.util.js';
import { MunicipalityImportRepository } from './municipality-import.repository.js';

const MAX_LISTED_IMPORTS = 100;

/** The imports that were applied, and what each changed. */
@Injectable()
export class MunicipalityImportHistoryService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly municipalityImportRepository: MunicipalityImportRepository,
  ) {}

  /** Latest first. */
  async listImports(): Promise<MunicipalityImportEntryDto[]> {
    const rows = await this.municipalityImportRepository.listImports(MAX_LISTED_IMPORTS);
    const names = await this.accountDirectoryService.findNamesById(
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
  async listImportChanges(id: number): Promise<MunicipalityDifferenceDto[]> {
    if (!(await this.municipalityImportRepository.importExists(id)))
      throw notFound('L’importazione richiesta non esiste.');
    const rows = await this.municipalityImportRepository.listChangesByImport(id);
    return rows.map(({ code, oldRow, newRow }) =>
      toMunicipalityDifferenceDto({
        code,
        before: parseStoredRow(oldRow),
        after: parseStoredRow(newRow),
      }),
    );
  }
}

const parseStoredRow = (row: string | null): MunicipalityEntity | null =>
  row === null ? null : (JSON.parse(row) as MunicipalityEntity);
