import type { SessionUserDto } from '@pratiche/api';

/** Two letters for the avatar: of the person, else of the company, else of the e-mail. */
export function userInitials({ firstName, lastName, businessName, email }: SessionUserDto): string {
  const person = `${firstName?.trim().charAt(0) ?? ''}${lastName?.trim().charAt(0) ?? ''}`;
  const words = (businessName ?? '').split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  const company = words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return (person || company || email.charAt(0)).toUpperCase();
}

/** How the person is called in the menu. */
export function userDisplayName({
  firstName,
  lastName,
  businessName,
  email,
}: SessionUserDto): string {
  return [firstName, lastName].filter(Boolean).join(' ') || businessName || email;
}
