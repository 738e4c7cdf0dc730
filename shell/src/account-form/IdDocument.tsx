import { ID_CARD_TYPES, todayInRome } from '@pratiche/domain';
import { Day, Select, Text } from './fields.js';

/** The legal representative's identity document, without its files. */
export function IdDocument() {
  return (
    <>
      <Select name="attorneyIDCardType" label="Tipo di documento" choices={ID_CARD_TYPES} />
      <Text name="attorneyIDCardNumber" label="Numero del documento" maxLength={40} uppercase />
      <Text
        name="attorneyIDCardIssuingAuthority"
        label="Comune di rilascio"
        help="Per passaporto e patente, l’ufficio che li ha rilasciati."
      />
      <Day name="attorneyIDCardExpiryDate" label="Data di scadenza" min={todayInRome()} />
    </>
  );
}
