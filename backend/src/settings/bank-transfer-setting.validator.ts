import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '@pratiche/domain';
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { badRequest } from '../platform/http/index.js';
import { ValidatesSetting, type SettingValidator } from './setting-validator.registry.js';

/** Money goes where this says: length, country and check digits of the IBAN are verified. */
@Injectable()
@ValidatesSetting('bankTransfer')
export class BankTransferSettingValidator implements SettingValidator<'bankTransfer'> {
  validateChange({ value }: { value: BankTransfer }): Promise<BankTransfer> {
    const iban = electronicFormatIBAN(value.iban) ?? '';
    const bic = value.bic.replace(/\s/g, '').toUpperCase();
    const errors = [
      ...(isValidIBAN(iban)
        ? []
        : [{ field: 'iban', message: 'IBAN non valido: controlla le cifre.' }]),
      ...(bic === '' || isValidBIC(bic)
        ? []
        : [{ field: 'bic', message: 'BIC non valido: 8 o 11 caratteri.' }]),
    ];
    if (errors.length > 0)
      throw badRequest('Alcuni dati non sono validi: controlla i campi indicati.', 'invalid-data', {
        errors,
      });
    return Promise.resolve({ ...value, iban, bic });
  }
}
