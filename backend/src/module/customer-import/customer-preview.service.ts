import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { formatDay, SERVICE_TYPES, type DossierForm } from '@pratiche/domain';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { CsvTable } from '../../platform/csv/index.js';
import { FileReadingService, type FileReader } from '../../platform/file-reading/index.js';
import { badRequest } from '../../platform/http/index.js';
import { TaxCodeDecoderService } from '../tax-code/tax-code-decoder.service.js';
import type { CustomerColumn } from './customer-csv.util.js';
import { CustomerDraftRepository } from './customer-draft.repository.js';
import type { CustomerCells } from './customer-cells.util.js';
import { toCustomerLine, type CustomerLine, type CustomerLookups } from './customer-line.mapper.js';
import type { CustomerPreviewDto, CustomerPreviewLineDto } from './dto/customer-import.dto.js';

const CUSTOMER_READER: FileReader<{ bytes: Uint8Array }, CsvTable<CustomerColumn>> = {
  moduleUrl: new URL('./customer-csv.reader.js', import.meta.url),
  advice: 'dividi l’elenco in più file.',
};

/** Columns that name a customer; any of them makes a list. */
const NAME_COLUMNS = [
  'ragione_sociale',
  'cognome',
  'nome',
  'cognome_nome',
  'nome_cognome',
  'nominativo',
] as const;
const SHOWN_HEADINGS = 12;

/** The lines of a file, not yet compared with the drafts of the account. */
export interface ReadCustomers {
  /** Over the bytes of the file, to be continued. */
  hash: Hash;
  unknown: string[];
  titles: string[];
  lines: { line: number; cells: CustomerCells; read: CustomerLine }[];
}

export interface ParsedCustomers {
  preview: CustomerPreviewDto;
  /** The form of each line that can become a draft. */
  forms: Map<number, DossierForm>;
}

/** Reads a list of customers and says what each line would become; stores nothing. */
@Injectable()
export class CustomerPreviewService {
  private readonly customerLookups: CustomerLookups;

  constructor(
    private readonly customerDraftRepository: CustomerDraftRepository,
    private readonly fileReadingService: FileReadingService,
    municipalitiesService: MunicipalitiesService,
    taxCodeService: TaxCodeDecoderService,
  ) {
    this.customerLookups = {
      resolveMunicipality: (written) => municipalitiesService.resolveMunicipality(written),
      decodeTaxCode: (code) => taxCodeService.decodeTaxCodeOrNull(code),
    };
  }

  /** Reads the lines of a file; asks nothing of the database. @throws 400, 413, 415, 422 */
  async readCustomers(caller: CurrentCaller, bytes: Buffer): Promise<ReadCustomers> {
    const hash = createHash('sha256').update(bytes);
    const { rows, unknown, titles, headings, present } = await this.fileReadingService.readFile(
      CUSTOMER_READER,
      () => ({ bytes }),
      { caller: String(caller.id) },
    );
    if (!NAME_COLUMNS.some((key) => present.has(key)))
      throw badRequest(
        `Mancano le colonne del cliente: nome e cognome, oppure nominativo o ragione_sociale. Nella prima riga abbiamo letto: ${headings.slice(0, SHOWN_HEADINGS).join(', ')}.`,
        'csv-columns',
      );
    if (rows.length === 0)
      throw badRequest('Il file non ha righe oltre ai nomi delle colonne.', 'csv-empty');
    const lines: ReadCustomers['lines'] = [];
    const wholeColumn = findWholeColumn(present);
    for (const row of rows) {
      const read = await toCustomerLine(row, wholeColumn, this.customerLookups);
      lines.push({ line: row.line, cells: row.cells, read });
      // Hundreds of lines one after the other would hold up everything else.
      await setImmediate();
    }
    return { hash, unknown, titles, lines };
  }

  /** Tells what each line would become beside the drafts of the account. */
  async comparePreview(
    caller: CurrentCaller,
    { hash, unknown, titles, lines: readLines }: ReadCustomers,
  ): Promise<ParsedCustomers> {
    const draftIds = await this.customerDraftRepository.findDraftIdsByTaxCode(caller.id);
    const seen = new Map<string, number>();
    const forms = new Map<number, DossierForm>();
    const lines: CustomerPreviewLineDto[] = [];
    for (const { line, cells, read } of readLines) {
      if ('problem' in read) {
        lines.push(toRefusedLine(line, cells, read.problem));
        continue;
      }
      const { form, client, taxCode, notes, changes } = read;
      const draft = taxCode === null ? undefined : draftIds.get(taxCode);
      const earlier = taxCode === null ? undefined : seen.get(taxCode);
      if (taxCode !== null && earlier === undefined) seen.set(taxCode, line);
      const duplicateOf =
        draft !== undefined
          ? { dossierId: draft, line: null }
          : earlier !== undefined
            ? { dossierId: null, line: earlier }
            : null;
      forms.set(line, form);
      const summary = summariseForm(form);
      lines.push({ line, client, summary, notes, changes, problem: null, duplicateOf });
    }
    const confirmation = hash.copy().update(JSON.stringify(lines)).digest('base64url').slice(0, 32);
    return {
      preview: { confirmation, lines, unknownColumns: unknown, titleRows: titles },
      forms,
    };
  }
}

/** The column of first or last names of a list without the other; it holds whole names. */
const findWholeColumn = (present: ReadonlySet<CustomerColumn>): 'nome' | 'cognome' | null => {
  if (present.has('nome') === present.has('cognome')) return null;
  return present.has('nome') ? 'nome' : 'cognome';
};

/** A line that cannot become a draft, with the reason. */
const toRefusedLine = (
  line: number,
  cells: CustomerCells,
  problem: string,
): CustomerPreviewLineDto => ({
  line,
  client: NAME_COLUMNS.map((key) => cells[key])
    .filter((one) => one !== '')
    .join(' ')
    .slice(0, 120),
  summary: [],
  notes: [],
  changes: [],
  problem,
  duplicateOf: null,
});

/** The content of a draft in words. */
function summariseForm(form: DossierForm): string[] {
  const address = [form.beneficiaryResidentialAddress, form.beneficiaryResidentialAddressNumber]
    .filter(Boolean)
    .join(' ');
  const place = [
    form.beneficiaryResidentialZip,
    form.beneficiaryResidentialMunicipality,
    form.beneficiaryResidentialProvince && `(${form.beneficiaryResidentialProvince})`,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    SERVICE_TYPES.find(({ value }) => value === form.serviceType)?.label,
    form.beneficiarySsn,
    address,
    place,
    form.beneficiaryPhone && `tel. ${form.beneficiaryPhone}`,
    form.interventionStartDate && `inizio lavori ${formatDay(form.interventionStartDate)}`,
    form.interventionEndDate && `fine lavori ${formatDay(form.interventionEndDate)}`,
  ].filter((part): part is string => Boolean(part));
}
