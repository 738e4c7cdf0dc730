import { Injectable, type StreamableFile } from '@nestjs/common';
import type { DeductionQuery } from '@pratiche/api/schemas';
import { todayInRome, totalExpenseCents, type DossierForm } from '@pratiche/domain';
import { Readable } from 'node:stream';
import { AccountsService } from '../accounts/accounts.service.js';
import { attachment } from '../documents/attachment.js';
import { DossierStore } from '../module/dossier-store.js';
import { unprocessable } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { deductionSheet, sheetName } from './sheet.js';

const NO_SERVICE =
  'Per la stima serve il tipo di servizio: sceglierlo nel primo passo della pratica.';
const NO_EXPENSE = 'Per la stima serve la spesa: indicarla e riprovare.';
/** The first year whose rates are known. */
const EARLIEST = 2025;

/** The deduction estimate of a dossier as a page for the customer. */
@Injectable()
export class DeductionSheetService {
  constructor(
    private readonly dossiers: DossierStore,
    private readonly accounts: AccountsService,
  ) {}

  async file(
    caller: CurrentCaller,
    id: number,
    { year, expense }: DeductionQuery,
  ): Promise<StreamableFile> {
    const { data: form, accountId } = await this.dossiers.readable(caller, id);
    if (form.serviceType === null) throw unprocessable(NO_SERVICE, 'no-service');
    const expenseCents =
      expense === undefined ? totalExpenseCents(form) : Math.round(expense * 100);
    if (expenseCents === 0) throw unprocessable(NO_EXPENSE, 'no-expense');
    const businessName = (await this.accounts.findAccount(accountId))?.businessName ?? null;
    const bytes = await deductionSheet({
      dossierId: id,
      form,
      service: form.serviceType,
      year: year ?? paidIn(form),
      expenseCents,
      businessName,
    });
    return attachment(Readable.from([bytes]), {
      fileName: sheetName({ dossierId: id, form }),
      contentType: 'application/pdf',
      size: bytes.length,
    });
  }
}

/** The year of the end of the works, where nothing else is said. */
const paidIn = ({ interventionEndDate }: DossierForm): number =>
  Math.max(EARLIEST, Number((interventionEndDate ?? todayInRome()).slice(0, 4)));
