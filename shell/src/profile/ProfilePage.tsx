import type { Account } from '@pratiche/api';
import { ErrorState, LoadingState, PageHeader, useApi, useSession } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { SecuritySection } from '../sessions/SecuritySection.js';

/** One's own account, to read (spec platform §2, Profile). */
export function ProfilePage() {
  const api = useApi();
  const { user } = useSession();
  const id = user?.id ?? 0;
  const { data, error, refetch } = useQuery({ queryKey: ['account', id], queryFn: () => api.accounts.get(id), enabled: user !== null });
  return (
    <>
      <PageHeader title="Profilo" subtitle="I dati dell'azienda." />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
      {data && (
        <div className="sh-profile">
          {blocksOf(data).map(({ title, rows }) => (
            <section key={title} className="pr-card">
              <h2>{title}</h2>
              <dl>{rows.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value || '–'}</dd></div>)}</dl>
            </section>
          ))}
        </div>
      )}
      <div className="sh-section"><SecuritySection /></div>
    </>
  );
}

function blocksOf(account: Account): { title: string; rows: (readonly [string, string | null])[] }[] {
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return [
    { title: 'Account', rows: [['Nome e cognome', join(account.firstName, account.lastName)], ['Email', account.email], ['Telefono', account.phone]] },
    {
      title: 'Azienda',
      rows: [
        ['Ragione sociale', account.businessName], ['Forma giuridica', account.legalForm], ['Partita IVA', account.vat], ['Codice fiscale', account.sSNCompany],
        ['PEC', account.pec], ['Codice univoco', account.uniqueCode],
      ],
    },
    { title: 'Sede', rows: [['Indirizzo', account.street], ['Comune', join(account.zip, account.city, account.province && `(${account.province})`)], ['Regione', account.region]] },
    { title: 'Legale rappresentante', rows: [['Nome e cognome', join(account.attorneyFirstName, account.attorneyLastName)]] },
  ];
}
