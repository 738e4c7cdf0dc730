import { EmailText } from '@pratiche/ui';
import { toPhoneLink, useOwner } from './useOwner.js';

/** E-mail, phone and hours of the owner, each a line; nothing for what is not given. */
export function OwnerContacts() {
  const { email, phone, hours } = useOwner();
  return (
    <>
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <EmailText address={email} />
        </a>
      )}
      {phone !== '' && <a href={toPhoneLink(phone)}>{phone}</a>}
      {hours !== '' && <span>{hours}</span>}
    </>
  );
}
