import { EmailText, ErrorState, LoadingState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** Contacts by topic; the provider keeps them among the settings. */
export function Contacts() {
  const api = useApi();
  const { data, error, refetch } = useQuery({ queryKey: ['settings-current'], queryFn: () => api.settings.current() });
  return (
    <section className="sh-section" aria-labelledby="titolo-contatti">
      <h2 id="titolo-contatti">Contatti</h2>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
      {data && (
        <ul className="sh-contacts">
          {data.current.supportContacts.map(({ topic, email, phone, hours }) => (
            <li key={topic} className="pr-card">
              <h3>{topic}</h3>
              {email !== '' && <p><a href={`mailto:${email}`}><EmailText address={email} /></a></p>}
              {phone !== '' && <p><a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a></p>}
              {hours !== '' && <p className="pr-muted">{hours}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
