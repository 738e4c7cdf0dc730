import type { RegistrationForm } from '@pratiche/domain';

/** What was typed and not saved when the page was left by the back button; in memory alone. */
let unsavedProfile: { accountId: number; updated: string; form: RegistrationForm } | null = null;

export const findUnsavedProfile = (accountId: number) =>
  unsavedProfile?.accountId === accountId ? unsavedProfile : null;

export function keepUnsavedProfile(
  accountId: number,
  updated: string,
  form: RegistrationForm,
): void {
  unsavedProfile = { accountId, updated, form };
}

export function discardUnsavedProfile(): void {
  unsavedProfile = null;
}
