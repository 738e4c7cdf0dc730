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
      title: 'Account',
      rows: [
        ['Nome e cognome', joinParts(account.firstName, account.lastName)],
        [PROFILE_TEXTS.email, <EmailText address={account.email} />],
        ['Telefono', account.phone],
        ['Sponsor', account.sponsor],
      ],
    },
    {
      title: 'Azienda',
      rows: [
        ['Ragione sociale', account.businessName],
        ['Forma giuridica', account.legalForm],
        ['Partita IVA', account.vat],
        ['Codice fiscale', account.sSNCompany],
        ['PEC', account.pec && <EmailText address={account.pec} />],
        ['Codice univoco', account.uniqueCode],
      ],
    },
    {
      title: 'Sede',
      rows: [
        ['Indirizzo', account.street],
        ['Frazione o località', account.village],
        [
          'Comune',
          joinParts(account.zip, account.city, account.province && `(${account.province})`),
        ],
        ['Regione', account.region],
      ],
    },
    {
      title: 'Legale rappresentante',
      rows: [
        ['Nome e cognome', joinParts(account.attorneyFirstName, account.attorneyLastName)],
        ['Codice fiscale', account.attorneySSN],
        [
          'Residenza',
          joinParts(
            account.attorneyZip,
            account.attorneyCity,
            account.attorneyProvince && `(${account.attorneyProvince})`,
          ),
        ],
        ['Documento', joinParts(account.attorneyIDCardType, account.attorneyIDCardNumber)],
        ['Rilasciato da', account.attorneyIDCardIssuingAuthority],
        [
          'Scadenza',
          account.attorneyIDCardExpiryDate === null
            ? null
            : formatDay(account.attorneyIDCardExpiryDate),
        ],
        ['File caricati', account.files.map((name) => REGISTRATION_FILE_LABELS[name]).join(', ')],
      ],
    },
  ];
}
