import { EmailText } from '@pratiche/ui';
import { toPhoneLink, useOwner } from './useOwner.js';
import { CONTACT_TEXTS } from './contact-texts.js';

/** Whom to ask when a page leads nowhere; nothing while the owner has given no contact. */
export function ContactLine() {
  const { email, phone, hours } = useOwner();
  if (email === '' && phone === '') return null;
  return (
    <p className="sh-contact-line">
      {CONTACT_TEXTS.needHelp}
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <EmailText address={email} />
        </a>
      )}
      {email !== '' && phone !== '' && CONTACT_TEXTS.or}
      {phone !== '' && <a href={toPhoneLink(phone)}>{phone}</a>}
      {hours !== '' && ` (${hours})`}
    </p>
  );
}
