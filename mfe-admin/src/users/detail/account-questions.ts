import type { AccountDetailDto } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { formatCreditCount, type ConfirmOptions } from '@pratiche/ui';
import { ACCOUNT_ACTION_TEXTS } from './texts.js';

/** Question before an account is shut out. */
export const createSuspendQuestion = ({ name, role }: AccountDetailDto): ConfirmOptions => ({
  title: ACCOUNT_ACTION_TEXTS.suspendQuestion(name),
  text: isBackOffice(role)
    ? ACCOUNT_ACTION_TEXTS.suspendOperatorText
    : ACCOUNT_ACTION_TEXTS.suspendCompanyText,
  confirmLabel: ACCOUNT_ACTION_TEXTS.suspend,
  danger: true,
});

/** Question before a suspended account is let in again. */
export const createReactivateQuestion = ({ name }: AccountDetailDto): ConfirmOptions => ({
  title: ACCOUNT_ACTION_TEXTS.reactivateQuestion(name),
  text: ACCOUNT_ACTION_TEXTS.reactivateText,
  confirmLabel: ACCOUNT_ACTION_TEXTS.reactivate,
});

/** What happens when an account is deleted. */
export function describeDeletion({ role, credits }: AccountDetailDto): string {
  if (isBackOffice(role)) return ACCOUNT_ACTION_TEXTS.deleteOperatorText;
  const left =
    credits > 0 && role === 'User'
      ? ACCOUNT_ACTION_TEXTS.creditsLost(formatCreditCount(credits))
      : '';
  return ACCOUNT_ACTION_TEXTS.deleteCompanyText(left);
}
