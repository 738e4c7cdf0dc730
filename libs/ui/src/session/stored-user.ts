import type { SessionUserDto } from '@pratiche/api';

export const USER_STORAGE_KEY = 'user';

/** Who is logged in, as this browser keeps it; `null` where storage is forbidden or holds none. */
export function readStoredUser(storage: Storage): SessionUserDto | null {
  try {
    return parseStoredUser(storage.getItem(USER_STORAGE_KEY));
  } catch {
    return null;
  }
}

/** Keeps who is logged in for the other tabs and the next visit; `null` forgets it. */
export function writeStoredUser(storage: Storage, user: SessionUserDto | null): void {
  try {
    if (user === null) storage.removeItem(USER_STORAGE_KEY);
    else storage.setItem(USER_STORAGE_KEY, JSON.stringify(user));
  } catch {
    // Storage full or forbidden: the session lives in this tab only.
  }
}

/** Any value but a stored user counts as logged out. */
function parseStoredUser(text: string | null): SessionUserDto | null {
  const user = JSON.parse(text ?? 'null') as Partial<SessionUserDto> | null;
  const isUsable =
    typeof user?.id === 'number' &&
    typeof user.jwtToken === 'string' &&
    typeof user.role === 'string';
  return isUsable ? (user as SessionUserDto) : null;
}
