import type { ComparedRegistrationDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/domain';
import { REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';

const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ') || '–';

const ROWS: readonly { label: string; read: (one: ComparedRegistrationDto) => string }[] = [
  { label: 'E-mail', read: ({ email }) => email },
  { label: 'Inviata il', read: ({ created }) => formatMoment(created) },
  {
    label: 'Ragione sociale',
    read: ({ businessName, legalForm }) => join(businessName, legalForm),
  },
  { label: 'Referente', read: ({ firstName, lastName }) => join(firstName, lastName) },
  { label: 'Telefono', read: ({ phone }) => join(phone) },
  { label: 'PEC', read: ({ pec }) => join(pec) },
  {
    label: 'Sede',
    read: ({ street, zip, city, province }) => join(street, zip, city, province),
  },
  {
    label: 'Legale rappresentante',
    read: ({ attorneyFirstName, attorneyLastName }) => join(attorneyFirstName, attorneyLastName),
  },
  {
    label: 'Documenti',
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
            <th scope="col">Prima registrazione</th>
            <th scope="col">Seconda registrazione</th>
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
                  {differs && <span className="pr-visually-hidden">, diverso</span>}
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
