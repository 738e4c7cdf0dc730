import { getTodayInRome } from '@pratiche/domain';
import { ID_CARD_TYPES } from '@pratiche/domain/accounts';
import { AccountDateField, AccountSelectField, AccountTextField } from './AccountFields.js';

/** The legal representative's identity document, without its files. */
export function IdDocumentFields() {
  return (
    <>
      <AccountSelectField
        name="attorneyIDCardType"
        label="Tipo di documento"
        choices={ID_CARD_TYPES}
      />
      <AccountTextField
        name="attorneyIDCardNumber"
        label="Numero del documento"
        maxLength={40}
        uppercase
      />
      <AccountTextField
        name="attorneyIDCardIssuingAuthority"
        label="Comune di rilascio"
        help="Per passaporto e patente, l’ufficio che li ha rilasciati."
      />
      <AccountDateField
        name="attorneyIDCardExpiryDate"
        label="Data di scadenza"
        min={getTodayInRome()}
      />
    </>
  );
}
