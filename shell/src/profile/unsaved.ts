import type { RegistrationForm } from '@pratiche/domain';

/** What was typed and not saved when the page was left by the back button; in memory alone. */
let kept: { accountId: number; updated: string; form: RegistrationForm } | null = null;

export const leftBehind = (accountId: number) => (kept?.accountId === accountId ? kept : null);

export function keep(accountId: number, updated: string, form: RegistrationForm): void {
  kept = { accountId, updated, form };
}

export function forget(): void {
  kept = null;
}
