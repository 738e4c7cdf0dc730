import { EmailText, useSettingsQuery, QueryState } from '@pratiche/ui';
import { HELP_TEXTS as TEXTS } from './texts.js';
import '../library/library.css';

/** Contacts by topic; the provider keeps them among the settings. */
export function Contacts() {
  const { data, error, refetch } = useSettingsQuery();
  return (
    <section className="sh-section" aria-labelledby="titolo-contatti">
      <h2 id="titolo-contatti">{TEXTS.contacts}</h2>
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <ul className="sh-contacts">
          {data.current.supportContacts.map(({ topic, email, phone, hours }) => (
            <li key={topic} className="pr-card">
              <h3>{topic}</h3>
              {email !== '' && (
                <p>
                  <a href={`mailto:${email}`}>
                    <EmailText address={email} />
                  </a>
                </p>
              )}
              {phone !== '' && (
                <p>
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                </p>
              )}
              {hours !== '' && <p className="pr-muted">{hours}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
