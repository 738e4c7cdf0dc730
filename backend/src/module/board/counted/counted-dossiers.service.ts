import { Injectable } from '@nestjs/common';
import { addDays, getTodayInRome, groupCorrectionTexts, PERFORMANCE_DAYS } from '@pratiche/domain';
import type { CurrentCaller } from '../../../platform/auth/index.js';
import { startOfRomeDay } from '../../../platform/time/rome-time.util.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { WorkPerformanceRepository } from '../work-performance.repository.js';
import { WorkPerformanceService } from '../work-performance.service.js';
import { CountedDossiersRepository, type CountedRow } from './counted-dossiers.repository.js';
import {
  selectCounted,
  type CountedFilters,
  type CountedQuery,
} from './counted-selection.factory.js';
import type { CorrectionReasonDto, GroupedReasonsDto } from '../dto/work-performance.dto.js';
import type { CountedDossierDto } from '../dto/counted-dossier.dto.js';

/** A figure as a request names it: a ready text by its title. */
interface CountedRequest extends Omit<CountedQuery, 'texts' | 'withoutTexts'> {
  template?: string | undefined;
  noTemplate?: 'yes' | undefined;
}

/** What the figures of the board are made of. */
@Injectable()
export class CountedDossiersService {
  constructor(
    private readonly countedDossiersRepository: CountedDossiersRepository,
    private readonly workPerformanceRepository: WorkPerformanceRepository,
    private readonly workPerformanceService: WorkPerformanceService,
    private readonly settingsService: SettingsService,
  ) {}

  async listCounted(
    caller: CurrentCaller,
    { template, noTemplate, ...query }: CountedRequest,
    page: { number: number; size: number },
  ): Promise<{ rows: CountedDossierDto[]; total: number }> {
    this.workPerformanceService.assertOperatorFilter(caller, query.operatorId);
    const groups = this.listTemplates();
    const { rows, total } = await this.countedDossiersRepository.findPage(
      selectCounted({
        ...query,
        ...(template === undefined
          ? {}
          : { texts: groups.find(({ title }) => title === template)?.texts ?? [] }),
        ...(noTemplate === undefined ? {} : { withoutTexts: groups.flatMap(({ texts }) => texts) }),
      }),
      page,
    );
    return { rows: rows.map(toCountedDossierDto), total };
  }

  /** The most given reasons of the last months, of a service or an operator. */
  async listReasons(
    caller: CurrentCaller,
    filters: CountedFilters,
  ): Promise<CorrectionReasonDto[]> {
    this.workPerformanceService.assertOperatorFilter(caller, filters.operatorId);
    return this.workPerformanceRepository.listCorrectionReasons(findBegin(), filters);
  }

  /** The same by ready text, and the reasons that have the words of none. */
  async groupReasons(caller: CurrentCaller, filters: CountedFilters): Promise<GroupedReasonsDto> {
    this.workPerformanceService.assertOperatorFilter(caller, filters.operatorId);
    const groups = this.listTemplates();
    const [{ templates, others }, otherReasons] = await Promise.all([
      this.workPerformanceRepository.countReasonsByTemplate(findBegin(), groups, filters),
      this.workPerformanceRepository.listCorrectionReasons(
        findBegin(),
        filters,
        groups.flatMap(({ texts }) => texts),
      ),
    ]);
    return {
      templates: templates
        .filter(({ total }) => total > 0)
        .sort((one, other) => other.total - one.total),
      others,
      otherReasons,
    };
  }

  private listTemplates(): { title: string; texts: string[] }[] {
    return groupCorrectionTexts(this.settingsService.getCurrentValue('returnReasons'));
  }
}

/** When the last months begin. */
const findBegin = (): Date => startOfRomeDay(addDays(getTodayInRome(), 1 - PERFORMANCE_DAYS));

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
