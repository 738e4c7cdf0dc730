import { getTodayInRome } from '@pratiche/domain';
import { ID_CARD_TYPES } from '@pratiche/domain/accounts';
import { AccountDateField, AccountSelectField, AccountTextField } from './AccountFields.js';
import { ACCOUNT_TEXTS } from './texts.js';

/** The legal representative's identity document, without its files. */
export function IdDocumentFields() {
  return (
    <>
      <AccountSelectField
        name="attorneyIDCardType"
        label={ACCOUNT_TEXTS.idKind}
        choices={ID_CARD_TYPES}
      />
      <AccountTextField
        name="attorneyIDCardNumber"
        label={ACCOUNT_TEXTS.idNumber}
        maxLength={40}
        uppercase
      />
      <AccountTextField
        name="attorneyIDCardIssuingAuthority"
        label={ACCOUNT_TEXTS.idIssuer}
        help={ACCOUNT_TEXTS.idIssuerHelp}
      />
      <AccountDateField
        name="attorneyIDCardExpiryDate"
        label={ACCOUNT_TEXTS.idExpiry}
        min={getTodayInRome()}
      />
    </>
  );
}
