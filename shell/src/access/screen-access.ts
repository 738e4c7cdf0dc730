import { isBackOffice, POLICIES, type PolicyName } from '@pratiche/domain';
import type { SessionUserDto } from '@pratiche/api';

/**
 * Rows of the access matrix, and the dashboard, which is open to all users except the back office.
 */
export type ScreenAccess = PolicyName | 'dashboard';

/** Whether a user may open a screen. The server checks the same matrix for every request. */
export function canAccessScreen(access: ScreenAccess, user: SessionUserDto): boolean {
  return access === 'dashboard' ? !isBackOffice(user.role) : POLICIES[access](user);
}

/** Where the bare root leads (spec platform §2, Guard). */
export const homePathFor = (user: SessionUserDto): string =>
  isBackOffice(user.role) ? '/administration/modules/received' : '/dashboard';
