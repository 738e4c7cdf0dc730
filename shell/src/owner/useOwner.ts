import {
  CURRENT_SETTING_DEFAULTS,
  type PublicContacts,
  type ServiceProvider,
} from '@pratiche/domain';
import { useSettings } from '@pratiche/ui';

export type Owner = ServiceProvider & PublicContacts;

/** Who runs the portal and how strangers reach them; blank where the back office has said nothing. */
export function useOwner(): Owner {
  const { provider, publicContacts } = useSettings().current as Partial<
    typeof CURRENT_SETTING_DEFAULTS
  >;
  // A server of the release before knows no contacts.
  const owner = {
    ...CURRENT_SETTING_DEFAULTS.publicContacts,
    ...CURRENT_SETTING_DEFAULTS.provider,
    ...publicContacts,
    ...provider,
  };
  // "9–13" stays on one line.
  return { ...owner, hours: owner.hours.replaceAll(/(\d)–(\d)/g, '$1\u2060–\u2060$2') };
}

export const toPhoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
