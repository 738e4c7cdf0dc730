import { InjectTransaction } from '@nestjs-cls/transactional';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CustomerImport, CustomerPreview, CustomerPreviewLine } from '@pratiche/api';
import { formatDay, SERVICE_TYPES, type DossierForm } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { DossierSaveService } from '../save/dossier-save.service.js';
import { TaxCodeService } from '../tax-code/tax-code.service.js';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { isDuplicateKeyError, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, unprocessable } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { parseCustomerCsv } from './customer-csv.util.js';
import { toCustomerLine, type CustomerLookups } from './customer-line.mapper.js';

/** Copies of customers who have a draft already: left out, or made all the same. */
export type DuplicateHandling = 'skip' | 'create';

interface ParsedCustomers {
  preview: CustomerPreview;
  forms: Map<number, DossierForm>;
}

/** Lists of customers become drafts: looked at first, then all that was confirmed or nothing. */
@Injectable()
export class CustomerImportService {
  private readonly customerLookups: CustomerLookups;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierSaveService: DossierSaveService,
    private readonly auditLogService: AuditLogService,
    private readonly draftQuotaService: DraftQuotaService,
    municipalities: MunicipalitiesService,
    taxCodes: TaxCodeService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {
    this.customerLookups = {
      findMunicipality: (zip, name, province) =>
        municipalities.resolveMunicipality(zip, name, province),
      decodeTaxCode: (code) => taxCodes.decodeTaxCodeOrNull(code),
    };
  }

  /** What a file would become. Nothing is stored. */
  async previewImport(caller: CurrentCaller, bytes: Buffer): Promise<CustomerPreview> {
    return (await this.parseCustomers(caller, bytes)).preview;
  }

  /** The same confirmation again answers the drafts of the first time. @throws 409 when drafts or file changed since the look, 422 with nothing to import */
  async importCustomers(
    caller: CurrentCaller,
    bytes: Buffer,
    confirmation: string,
    duplicates: DuplicateHandling,
  ): Promise<CustomerImport> {
    const prefix = `csv.${confirmation}.`;
    const attempt = () =>
      this.unitOfWork.run(async () => {
        const done = await this.dossierSaveService.listCreatedIdsByKeyPrefix(caller, prefix);
        return done.length > 0
          ? { ids: done }
          : {
              ids: await this.createDrafts(caller, bytes, { confirmation, duplicates, prefix }),
            };
      });
    try {
      return await attempt();
    } catch (error) {
      // The same request twice at once: the other one was quicker.
      if (isDuplicateKeyError(error)) return attempt();
      throw error;
    }
  }

  private async createDrafts(
    caller: CurrentCaller,
    bytes: Buffer,
    asked: { confirmation: string; duplicates: DuplicateHandling; prefix: string },
  ): Promise<number[]> {
    const { preview, forms } = await this.parseCustomers(caller, bytes);
    if (preview.confirmation !== asked.confirmation)
      throw conflict(
        'Il file o le bozze sono cambiati dopo il controllo: ripetere il controllo e confermare di nuovo.',
        'customers-changed',
      );
    const wanted = preview.lines.filter(
      ({ line, duplicateOf }) =>
        forms.has(line) && (duplicateOf === null || asked.duplicates === 'create'),
    );
    if (wanted.length === 0)
      throw unprocessable('Non c’è nessuna bozza da creare.', 'nothing-to-import');
    await this.draftQuotaService.assertDraftsWithinQuota(caller.id, wanted.length);
    const ids: number[] = [];
    for (const { line } of wanted) {
      ids.push(
        (
          await this.dossierSaveService.createInTransaction(
            caller,
            forms.get(line) ?? {},
            `${asked.prefix}${line}`,
          )
        ).id,
      );
    }
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'customer-import',
      details: { created: ids.length },
    });
    return ids;
  }

  private async parseCustomers(caller: CurrentCaller, bytes: Buffer): Promise<ParsedCustomers> {
    const { rows, unknown, present } = parseCustomerCsv(bytes);
    if (!present.has('ragione_sociale') && !(present.has('nome') && present.has('cognome'))) {
      throw badRequest(
        'Nella prima riga mancano le colonne del cliente: nome e cognome, oppure ragione_sociale.',
        'csv-columns',
      );
    }
    if (rows.length === 0)
      throw badRequest('Il file non ha righe oltre ai nomi delle colonne.', 'csv-empty');
    const known = await findDraftsByTaxCode(caller.id, this.manager);
    const seen = new Map<string, number>();
    const forms = new Map<number, DossierForm>();
    const lines: CustomerPreviewLine[] = [];
    for (const { line, cells } of rows) {
      const read = await toCustomerLine(cells, this.customerLookups);
      if ('problem' in read) {
        lines.push({
          line,
          client: [cells.ragione_sociale, cells.cognome, cells.nome]
            .filter((one) => one !== '')
            .join(' ')
            .slice(0, 120),
          summary: [],
          notes: [],
          problem: read.problem,
          duplicateOf: null,
        });
        continue;
      }
      const { form, client, taxCode, notes } = read;
      const draft = taxCode === null ? undefined : known.get(taxCode);
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
    const confirmation = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify(lines))
      .digest('base64url')
      .slice(0, 32);
    return { preview: { confirmation, lines, unknownColumns: unknown }, forms };
  }
}

/** The latest draft of each tax code. */
async function findDraftsByTaxCode(
  accountId: number,
  manager: EntityManager,
): Promise<Map<string, number>> {
  const rows = (await manager.query(
    "SELECT id, JSON_EXTRACT(data, '$.beneficiarySsn') AS code FROM dossiers WHERE account_id = ? AND owner_list = 'DRAFT' ORDER BY id",
    [accountId],
  )) as { id: number; code: string | null }[];
  // MySQL answers JSON, SQLite the text itself.
  return new Map(
    rows.flatMap(({ id, code }) =>
      code === null || code === 'null' ? [] : [[code.replaceAll('"', ''), id] as const],
    ),
  );
}

/** What a draft would hold, in words. */
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
