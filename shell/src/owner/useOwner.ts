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
  return {
    ...CURRENT_SETTING_DEFAULTS.publicContacts,
    ...CURRENT_SETTING_DEFAULTS.provider,
    ...publicContacts,
    ...provider,
  };
}

export const toPhoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
