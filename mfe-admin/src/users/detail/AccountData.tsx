import type { AccountDetailDto } from '@pratiche/api';
import { EmailText, formatDay, formatMoment } from '@pratiche/ui';
import { OfficeDescriptions, type DescriptionRow } from '@pratiche/ui/office';

const joinPresent = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

const PARTS = {
  contacts: ['Contatti'],
  company: ['Azienda', 'Contatti'],
  attorney: ['Legale rappresentante'],
} as const;

interface AccountDataProps {
  account: AccountDetailDto;
  part: keyof typeof PARTS;
}

/** A part of what the account says about itself. */
export function AccountData({ account, part }: AccountDataProps) {
  const titles: readonly string[] = PARTS[part];
  return toDescriptionBlocks(account)
    .filter(({ title }) => titles.includes(title))
    .map(({ title, rows }) => (
      <section key={title} className="pr-card">
        <OfficeDescriptions title={title} rows={rows} />
      </section>
    ));
}

function toDescriptionBlocks(
  account: AccountDetailDto,
): { title: string; rows: DescriptionRow[] }[] {
  return [
    {
      title: 'Azienda',
      rows: [
        ['Ragione sociale', account.companyName],
        ['Forma giuridica', account.legalForm],
        ['Indirizzo', joinPresent(account.street, account.village)],
        [
          'Comune',
          joinPresent(account.zip, account.city, account.province && `(${account.province})`),
        ],
        ['Regione', account.region],
        ['Partita IVA', account.vat],
        ['Codice fiscale', account.sSNCompany],
        ['Codice univoco', account.uniqueCode],
      ],
    },
    {
      title: 'Contatti',
      rows: [
        ['Referente', joinPresent(account.firstName, account.lastName)],
        ['Telefono', account.phone],
        ['E-mail', <EmailText address={account.email} />],
        ['PEC', account.pec && <EmailText address={account.pec} />],
        ['Registrato il', formatMoment(account.created)],
        ['Ultima modifica', formatMoment(account.updated)],
      ],
    },
    {
      title: 'Legale rappresentante',
      rows: [
        ['Nome e cognome', joinPresent(account.attorneyFirstName, account.attorneyLastName)],
        ['Codice fiscale', account.attorneySSN],
        [
          'Residenza',
          joinPresent(
            account.attorneyZip,
            account.attorneyCity,
            account.attorneyProvince && `(${account.attorneyProvince})`,
          ),
        ],
        [
          'Documento',
          joinPresent(
            account.attorneyIDCardType,
            account.attorneyIDCardNumber && `n. ${account.attorneyIDCardNumber}`,
          ),
        ],
        ['Rilasciato da', account.attorneyIDCardIssuingAuthority],
        [
          'Scadenza',
          account.attorneyIDCardExpiryDate && formatDay(account.attorneyIDCardExpiryDate),
        ],
      ],
    },
  ];
}
