import { Injectable } from '@nestjs/common';
import { addDays, getTodayInRome, PERFORMANCE_DAYS } from '@pratiche/domain';
import { startOfRomeDay } from '../../../platform/time/rome-time.util.js';
import { WorkPerformanceRepository } from '../work-performance.repository.js';
import { CountedDossiersRepository, type CountedRow } from './counted-dossiers.repository.js';
import {
  selectCounted,
  type CountedFilters,
  type CountedQuery,
} from './counted-selection.factory.js';
import type { CorrectionReasonDto } from '../dto/work-performance.dto.js';
import type { CountedDossierDto } from '../dto/counted-dossier.dto.js';

/** What the figures of the board are made of. */
@Injectable()
export class CountedDossiersService {
  constructor(
    private readonly countedDossiersRepository: CountedDossiersRepository,
    private readonly workPerformanceRepository: WorkPerformanceRepository,
  ) {}

  async listCounted(
    query: CountedQuery,
    page: { number: number; size: number },
  ): Promise<{ rows: CountedDossierDto[]; total: number }> {
    const { rows, total } = await this.countedDossiersRepository.findPage(
      selectCounted(query),
      page,
    );
    return { rows: rows.map(toCountedDossierDto), total };
  }

  /** The most given reasons of the last months, of a service or an operator. */
  listReasons(filters: CountedFilters): Promise<CorrectionReasonDto[]> {
    const from = addDays(getTodayInRome(), 1 - PERFORMANCE_DAYS);
    return this.workPerformanceRepository.listCorrectionReasons(startOfRomeDay(from), filters);
  }
}

/** A dossier that went back to its fitter is theirs again: only what was handed in is told. */
function toCountedDossierDto({ officeList, at, ...row }: CountedRow): CountedDossierDto {
  const isListed = officeList !== null;
  return {
    ...row,
    at: typeof at === 'string' ? `${at.replace(' ', 'T')}Z` : at.toISOString(),
    isListed,
    client: isListed ? row.client : null,
  };
}
