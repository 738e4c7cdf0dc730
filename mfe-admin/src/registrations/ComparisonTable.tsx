import type { ComparedRegistrationDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/domain';
import { formatCompanyName, REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { REGISTRATIONS_TEXTS } from './texts.js';

const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ') || '–';

const ROWS: readonly { label: string; read: (one: ComparedRegistrationDto) => string }[] = [
  { label: REGISTRATIONS_TEXTS.email, read: ({ email }) => email },
  { label: REGISTRATIONS_TEXTS.sent, read: ({ created }) => formatMoment(created) },
  {
    label: REGISTRATIONS_TEXTS.businessName,
    read: ({ businessName, legalForm }) => join(formatCompanyName(businessName, legalForm)),
  },
  {
    label: REGISTRATIONS_TEXTS.contact,
    read: ({ firstName, lastName }) => join(firstName, lastName),
  },
  { label: REGISTRATIONS_TEXTS.phone, read: ({ phone }) => join(phone) },
  { label: REGISTRATIONS_TEXTS.pec, read: ({ pec }) => join(pec) },
  {
    label: REGISTRATIONS_TEXTS.seat,
    read: ({ street, zip, city, province }) => join(street, zip, city, province),
  },
  {
    label: REGISTRATIONS_TEXTS.attorney,
    read: ({ attorneyFirstName, attorneyLastName }) => join(attorneyFirstName, attorneyLastName),
  },
  {
    label: REGISTRATIONS_TEXTS.documents,
    read: ({ files }) => files.map((name) => REGISTRATION_FILE_LABELS[name]).join(', ') || '–',
  },
];

interface ComparisonTableProps {
  /** `null` when it is gone. */
  first: ComparedRegistrationDto | null;
  held: ComparedRegistrationDto;
}

/** Both registrations side by side; what differs is marked by word and weight. */
export function ComparisonTable({ first, held }: ComparisonTableProps) {
  return (
    <div className="ad-pair-table">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{REGISTRATIONS_TEXTS.first}</th>
            <th scope="col">{REGISTRATIONS_TEXTS.second}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, read }) => {
            const before = first === null ? '–' : read(first);
            const after = read(held);
            const differs = first !== null && before !== after;
            return (
              <tr key={label} className={differs ? 'ad-pair-differs' : undefined}>
                <th scope="row">
                  {label}
                  {differs && (
                    <span className="pr-visually-hidden">{REGISTRATIONS_TEXTS.differs}</span>
                  )}
                </th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
