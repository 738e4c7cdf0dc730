import { Injectable, type StreamableFile } from '@nestjs/common';
import { getDefaultPaymentYear, getTodayInRome, listRealRightHolders } from '@pratiche/domain';
import { Readable } from 'node:stream';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { DossierRepository } from '../dossier.repository.js';
import { unprocessable } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { createDeductionSheetPdf, deductionSheetFileName } from './deduction-sheet.factory.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { DeductionQueryDto } from './dto/deduction-query.dto.js';

const NO_SERVICE_MESSAGE =
  'Per la stima serve il tipo di servizio: sceglilo nel primo passo della pratica.';
const NO_EXPENSE_MESSAGE = 'Per la stima serve la spesa: indicala e riprova.';

/** The deduction estimate of a dossier as a page for the customer. */
@Injectable()
export class DeductionSheetService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly accountsService: AccountsService,
    private readonly settingsService: SettingsService,
  ) {}

  async createDeductionSheet(
    caller: CurrentCaller,
    id: number,
    { year: askedYear, expense, realRight, otherRealRights }: DeductionQueryDto,
  ): Promise<StreamableFile> {
    const { data: form, accountId } = await this.dossierRepository.findReadableDossier(caller, id);
    if (form.serviceType === null) throw unprocessable(NO_SERVICE_MESSAGE, 'no-service');
    const { rules } = this.settingsService;
    const expenseCents =
      expense === undefined ? rules.sumEligibleExpenseCents(form) : Math.round(expense * 100);
    if (expenseCents === 0) throw unprocessable(NO_EXPENSE_MESSAGE, 'no-expense');
    const year = askedYear ?? getDefaultPaymentYear(form, getTodayInRome());
    const fault =
      rules.validateDeductionYear(form.serviceType, year) ?? rules.findEcobonusObstacle(form);
    if (fault !== null) throw unprocessable(fault, 'no-deduction');
    const account = await this.accountsService.findAccount(accountId);
    const bytes = await createDeductionSheetPdf(
      {
        dossierId: id,
        form,
        service: form.serviceType,
        year,
        expenseCents,
        realRights: listRealRightHolders(
          form,
          new Map([
            ...(realRight === undefined ? [] : [[0, realRight === 'true'] as const]),
            ...(otherRealRights?.split(',').map((place) => [Number(place), true] as const) ?? []),
          ]),
        ),
        preparedBy: account && {
          name: accountDisplayName(account),
          phone: account.phone,
          vat: account.vat,
        },
        brand: this.settingsService.getCurrentValue('brand').name,
      },
      rules,
    );
    return createAttachment(Readable.from([bytes]), {
      fileName: deductionSheetFileName({ dossierId: id, form }),
      contentType: 'application/pdf',
      size: bytes.length,
    });
  }
}
