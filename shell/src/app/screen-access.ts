import { isBackOffice, POLICIES, type PolicyName } from '@pratiche/domain';
import type { SessionUser } from '@pratiche/api';

/** Rows of the access matrix, and the dashboard, which is everybody's but the back office's. */
export type ScreenAccess = PolicyName | 'dashboard';

/** Whether somebody may open a screen. The server asks the same matrix again for every call. */
export function canAccessScreen(access: ScreenAccess, user: SessionUser): boolean {
  return access === 'dashboard' ? !isBackOffice(user.role) : POLICIES[access](user);
}

/** Where the bare root leads (spec platform §2, Guard). */
export const homePathFor = (user: SessionUser): string =>
  isBackOffice(user.role) ? '/administration/modules/received' : '/dashboard';
