import { REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import type { AccountDetailDto } from '@pratiche/api';
import { EmailText, formatDay } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { PROFILE_TEXTS } from './texts.js';

const joinParts = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(' ');

/** The profile to read. */
export function ProfileView({ account }: { account: AccountDetailDto }) {
  return (
    <div className="sh-profile">
      {profileBlocks(account).map(({ title, rows }) => (
        <section key={title} className="pr-card">
          <h2>{title}</h2>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function profileBlocks(
  account: AccountDetailDto,
): { title: string; rows: (readonly [string, ReactNode])[] }[] {
  return [
    {
      title: PROFILE_TEXTS.account,
      rows: [
        [PROFILE_TEXTS.fullName, joinParts(account.firstName, account.lastName)],
        [PROFILE_TEXTS.email, <EmailText address={account.email} />],
        [PROFILE_TEXTS.phone, account.phone],
        [PROFILE_TEXTS.sponsor, account.sponsor],
      ],
    },
    {
      title: PROFILE_TEXTS.company,
      rows: [
        [PROFILE_TEXTS.businessName, account.businessName],
        [PROFILE_TEXTS.legalForm, account.legalForm],
        [PROFILE_TEXTS.vat, account.vat],
        [PROFILE_TEXTS.taxCode, account.sSNCompany],
        [PROFILE_TEXTS.pec, account.pec && <EmailText address={account.pec} />],
        [PROFILE_TEXTS.uniqueCode, account.uniqueCode],
      ],
    },
    {
      title: PROFILE_TEXTS.seat,
      rows: [
        [PROFILE_TEXTS.street, account.street],
        [PROFILE_TEXTS.village, account.village],
        [
          PROFILE_TEXTS.city,
          joinParts(account.zip, account.city, account.province && `(${account.province})`),
        ],
        [PROFILE_TEXTS.region, account.region],
      ],
    },
    {
      title: PROFILE_TEXTS.attorney,
      rows: [
        [PROFILE_TEXTS.fullName, joinParts(account.attorneyFirstName, account.attorneyLastName)],
        [PROFILE_TEXTS.taxCode, account.attorneySSN],
        [
          PROFILE_TEXTS.residence,
          joinParts(
            account.attorneyZip,
            account.attorneyCity,
            account.attorneyProvince && `(${account.attorneyProvince})`,
          ),
        ],
        [
          PROFILE_TEXTS.document,
          joinParts(account.attorneyIDCardType, account.attorneyIDCardNumber),
        ],
        [PROFILE_TEXTS.issuedBy, account.attorneyIDCardIssuingAuthority],
        [
          PROFILE_TEXTS.expires,
          account.attorneyIDCardExpiryDate === null
            ? null
            : formatDay(account.attorneyIDCardExpiryDate),
        ],
        [
          PROFILE_TEXTS.files,
          account.files.map((name) => REGISTRATION_FILE_LABELS[name]).join(', '),
        ],
      ],
    },
  ];
}
