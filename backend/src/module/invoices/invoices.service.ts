import { Injectable } from '@nestjs/common';
import { getTodayInRome, type DossierForm, createEmptyDossierForm } from '@pratiche/domain';
import {
  findCustomerInvoice,
  getPartyTaxCode,
  listInvoiceDifferences,
  listInvoiceDoubts,
  listInvoiceProposals,
  listWorkSites,
  readCustomerAddress,
  resolveAddress,
  resolveWorkSite,
  type DossierInvoice,
  type InvoiceContext,
  type InvoiceDoubt,
  type ResolveMunicipality,
} from '@pratiche/domain/invoices';
import { AccountsService } from '../../accounts/accounts.service.js';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { InvoiceRepository, type Invoice } from '../documents/invoice.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { TaxCodeDecoderService } from '../tax-code/tax-code-decoder.service.js';
import type { InvoicesDto } from './dto/invoices.dto.js';
import { toDossierInvoices, toInvoiceDto } from './invoice.mapper.js';

/** The e-invoices of a dossier, held against it. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly invoiceRepository: InvoiceRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly accountsService: AccountsService,
    private readonly municipalitiesService: MunicipalitiesService,
    private readonly taxCodeDecoderService: TaxCodeDecoderService,
    private readonly settingsService: SettingsService,
  ) {}

  /** @param messages what an upload has to say beside */
  async getInvoices(dossier: Dossier, messages: string[] = []): Promise<InvoicesDto> {
    const rows = await this.invoiceRepository.listByDossier(dossier.id);
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const { form, invoices, context } = await this.readHeldInvoices(dossier, rows, files);
    const proposals = listInvoiceProposals(form, invoices, context);
    return {
      invoices: rows.map((row) =>
        toInvoiceDto(row, files.find(({ id }) => id === row.fileId)?.fileName ?? ''),
      ),
      proposals,
      differences: listInvoiceDifferences(form, proposals),
      doubts: listInvoiceDoubts(form, invoices, context, this.settingsService.rules.settings),
      messages,
    };
  }

  async listDoubts(dossier: Dossier): Promise<InvoiceDoubt[]> {
    const rows = await this.invoiceRepository.listByDossier(dossier.id);
    if (rows.length === 0) return [];
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const { form, invoices, context } = await this.readHeldInvoices(dossier, rows, files);
    return listInvoiceDoubts(form, invoices, context, this.settingsService.rules.settings);
  }

  private async readHeldInvoices(
    dossier: Dossier,
    rows: readonly Invoice[],
    files: readonly StoredFile[],
  ): Promise<{ form: DossierForm; invoices: DossierInvoice[]; context: InvoiceContext }> {
    const elsewhere = await this.invoiceRepository.findOtherDossiers(
      dossier.accountId,
      dossier.id,
      rows.map(({ invoiceKey }) => invoiceKey),
    );
    const invoices = toDossierInvoices(rows, elsewhere);
    const form: DossierForm = { ...createEmptyDossierForm(), ...dossier.data };
    const context = await this.buildContext(dossier.accountId, form, invoices);
    return { form, invoices, context: { ...context, unreadFiles: countUnreadFiles(rows, files) } };
  }

  private async buildContext(
    accountId: number,
    form: DossierForm,
    invoices: readonly DossierInvoice[],
  ): Promise<InvoiceContext> {
    const account = await this.accountsService.findAccount(accountId);
    const source = findCustomerInvoice(invoices, form);
    const code = source === null ? null : getPartyTaxCode(source.invoice.customer);
    const resolve: ResolveMunicipality = (written) =>
      this.municipalitiesService.resolveMunicipality(written);
    const address = source === null ? null : readCustomerAddress(source);
    const residence = address === null ? null : resolveAddress(address, resolve);
    return {
      today: getTodayInRome(),
      company: {
        name: account?.businessName ?? null,
        vatNumber: account?.vat ?? null,
        taxCode: account?.sSNCompany ?? null,
      },
      person: code === null ? null : await this.taxCodeDecoderService.decodeTaxCodeOrNull(code),
      residence,
      ...resolveWorkSite(listWorkSites(invoices), residence, resolve),
      worksCostWords: this.settingsService.getCurrentValue('worksCostWords'),
    };
  }
}

/** Files of the document that holds the e-invoices, without an e-invoice in them. */
function countUnreadFiles(rows: readonly Invoice[], files: readonly StoredFile[]): number {
  const read = new Set(rows.map(({ fileId }) => fileId));
  const documents = new Set(files.filter(({ id }) => read.has(id)).map(({ itemId }) => itemId));
  return files.filter(
    ({ id, itemId, purpose }) => purpose === 'document' && !read.has(id) && documents.has(itemId),
  ).length;
}
