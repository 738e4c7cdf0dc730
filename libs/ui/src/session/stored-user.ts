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

/** Any value but a stored user counts as logged out. */
function parseStoredUser(text: string | null): SessionUserDto | null {
  const user = JSON.parse(text ?? 'null') as Partial<SessionUserDto> | null;
  const isUsable =
    typeof user?.id === 'number' &&
    typeof user.jwtToken === 'string' &&
    typeof user.role === 'string';
  return isUsable ? (user as SessionUserDto) : null;
}
