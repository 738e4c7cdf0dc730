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
import {
  toCustomerLine,
  type CustomerCells,
  type CustomerLine,
  type CustomerLookups,
} from './customer-line.mapper.js';
import type { CustomerPreviewDto, CustomerPreviewLineDto } from './dto/customer-import.dto.js';

const CUSTOMER_READER: FileReader<{ bytes: Uint8Array }, CsvTable<CustomerColumn>> = {
  moduleUrl: new URL('./customer-csv.reader.js', import.meta.url),
  advice: 'dividi l’elenco in più file.',
};

/** The lines of a file, not yet compared with the drafts of the account. */
export interface ReadCustomers {
  /** Over the bytes of the file, to be continued. */
  hash: Hash;
  unknown: string[];
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
    const { rows, unknown, present } = await this.fileReadingService.readFile(
      CUSTOMER_READER,
      () => ({ bytes }),
      { caller: String(caller.id) },
    );
    if (!present.has('ragione_sociale') && !(present.has('nome') && present.has('cognome'))) {
      throw badRequest(
        'Nella prima riga mancano le colonne del cliente: nome e cognome, oppure ragione_sociale.',
        'csv-columns',
      );
    }
    if (rows.length === 0)
      throw badRequest('Il file non ha righe oltre ai nomi delle colonne.', 'csv-empty');
    const lines: ReadCustomers['lines'] = [];
    for (const { line, cells } of rows) {
      lines.push({ line, cells, read: await toCustomerLine(cells, this.customerLookups) });
      // Hundreds of lines one after the other would hold up everything else.
      await setImmediate();
    }
    return { hash, unknown, lines };
  }

  /** Tells what each line would become beside the drafts of the account. */
  async comparePreview(
    caller: CurrentCaller,
    { hash, unknown, lines: readLines }: ReadCustomers,
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
      const { form, client, taxCode, notes } = read;
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
      lines.push({ line, client, summary: summariseForm(form), notes, problem: null, duplicateOf });
    }
    const confirmation = hash.copy().update(JSON.stringify(lines)).digest('base64url').slice(0, 32);
    return { preview: { confirmation, lines, unknownColumns: unknown }, forms };
  }
}

/** A line that cannot become a draft, with the reason. */
const toRefusedLine = (
  line: number,
  cells: CustomerCells,
  problem: string,
): CustomerPreviewLineDto => ({
  line,
  client: [cells.ragione_sociale, cells.cognome, cells.nome]
    .filter((one) => one !== '')
    .join(' ')
    .slice(0, 120),
  summary: [],
  notes: [],
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
    form.interventionEndDate && `fine lavori ${formatDay(form.interventionEndDate)}`,
  ].filter((part): part is string => Boolean(part));
}
