import type { RegistrationForm } from '@pratiche/domain';

/** Unsaved input of a page left with the back button; kept in memory only. */
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
