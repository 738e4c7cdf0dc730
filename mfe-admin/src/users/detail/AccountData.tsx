import type { AccountDetailDto } from '@pratiche/api';
import { EmailText, formatDay, formatMoment } from '@pratiche/ui';
import { OfficeDescriptions, type DescriptionRow } from '@pratiche/ui/office';
import { ACCOUNT_DATA_TEXTS } from './texts.js';

const joinPresent = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** Who answers for the account; empty where no person is named. */
export const formatContact = ({
  firstName,
  lastName,
}: Pick<AccountDetailDto, 'firstName' | 'lastName'>): string => joinPresent(firstName, lastName);

const PARTS = {
  contacts: [ACCOUNT_DATA_TEXTS.contacts],
  company: [ACCOUNT_DATA_TEXTS.company, ACCOUNT_DATA_TEXTS.contacts],
  attorney: [ACCOUNT_DATA_TEXTS.attorney],
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
      title: ACCOUNT_DATA_TEXTS.company,
      rows: [
        [ACCOUNT_DATA_TEXTS.businessName, account.companyName],
        [ACCOUNT_DATA_TEXTS.legalForm, account.legalForm],
        [ACCOUNT_DATA_TEXTS.address, joinPresent(account.street, account.village)],
        [
          ACCOUNT_DATA_TEXTS.city,
          joinPresent(account.zip, account.city, account.province && `(${account.province})`),
        ],
        [ACCOUNT_DATA_TEXTS.region, account.region],
        [ACCOUNT_DATA_TEXTS.vat, account.vat],
        [ACCOUNT_DATA_TEXTS.taxCode, account.sSNCompany],
        [ACCOUNT_DATA_TEXTS.uniqueCode, account.uniqueCode],
      ],
    },
    {
      title: ACCOUNT_DATA_TEXTS.contacts,
      rows: [
        [ACCOUNT_DATA_TEXTS.contact, formatContact(account)],
        [ACCOUNT_DATA_TEXTS.phone, account.phone],
        [ACCOUNT_DATA_TEXTS.email, <EmailText address={account.email} />],
        [ACCOUNT_DATA_TEXTS.pec, account.pec && <EmailText address={account.pec} />],
        [ACCOUNT_DATA_TEXTS.registered, formatMoment(account.created)],
        [ACCOUNT_DATA_TEXTS.updated, formatMoment(account.updated)],
      ],
    },
    {
      title: ACCOUNT_DATA_TEXTS.attorney,
      rows: [
        [
          ACCOUNT_DATA_TEXTS.fullName,
          joinPresent(account.attorneyFirstName, account.attorneyLastName),
        ],
        [ACCOUNT_DATA_TEXTS.taxCode, account.attorneySSN],
        [
          ACCOUNT_DATA_TEXTS.residence,
          joinPresent(
            account.attorneyZip,
            account.attorneyCity,
            account.attorneyProvince && `(${account.attorneyProvince})`,
          ),
        ],
        [
          ACCOUNT_DATA_TEXTS.document,
          joinPresent(
            account.attorneyIDCardType,
            account.attorneyIDCardNumber &&
              ACCOUNT_DATA_TEXTS.documentNumber(account.attorneyIDCardNumber),
          ),
        ],
        [ACCOUNT_DATA_TEXTS.issuedBy, account.attorneyIDCardIssuingAuthority],
        [
          ACCOUNT_DATA_TEXTS.expires,
          account.attorneyIDCardExpiryDate && formatDay(account.attorneyIDCardExpiryDate),
        ],
      ],
    },
  ];
}
