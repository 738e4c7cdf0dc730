import { Injectable } from '@nestjs/common';
import { ENEA_FILING_CODES, isBackOffice, isOpenStatus, type FilingCpid } from '@pratiche/domain';
import { completeDossierForm } from '@pratiche/domain/dossier-rules';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { readJson } from '../../platform/database/index.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import type { RowFacts } from './dossier-list-item.mapper.js';
import type { PageRow } from './row-fact-columns.factory.js';
import { RowReturnsService } from './row-returns.service.js';

/** Says of the rows of a page what is not a column of their dossiers. */
@Injectable()
export class RowFactsService {
  constructor(
    private readonly dossierFilingService: DossierFilingService,
    private readonly rowReturnsService: RowReturnsService,
  ) {}

  readRowFacts(row: PageRow, { role }: CurrentCaller): RowFacts {
    const isOffice = isBackOffice(role);
    const cpids = isOpenStatus(row.status) ? [] : readCpids(row);
    return {
      isOffice,
      cpids,
      presentOperators: (readJson(row.present_operators ?? null) ?? []).toSorted((a, b) =>
        a.localeCompare(b, 'it'),
      ),
      sendings: readJson(row.sendings) ?? [],
      returned: this.rowReturnsService.readRowReturn(row),
      filingRefusal: isOffice ? this.findFilingRefusal(row, cpids) : null,
    };
  }

  private findFilingRefusal(row: PageRow, cpids: readonly FilingCpid[]): string | null {
    const data = readJson(row.filed_data ?? null);
    if (data === null) return null;
    return this.dossierFilingService.findFilingRefusal(
      {
        id: row.id,
        status: row.status,
        data: completeDossierForm(data),
        numEcobonus: row.num_ecobonus ?? null,
      },
      { files: readJson(row.filing_files ?? null) ?? [], cpids },
    );
  }
}

/** In the order of the declarations. */
const readCpids = ({ cpids }: PageRow): FilingCpid[] =>
  (readJson(cpids) ?? []).sort(
    (a, b) => ENEA_FILING_CODES.indexOf(a.filing) - ENEA_FILING_CODES.indexOf(b.filing),
  );
