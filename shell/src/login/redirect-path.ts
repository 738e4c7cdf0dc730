/** A path of this portal: one slash, and neither a second one nor a backslash, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** The path that the guard redirected from; the root unless it is a path of this portal. */
export function redirectPathFrom(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null ? (state as { from?: unknown }).from : undefined;
  return typeof from === 'string' && OWN_PATH.test(from) ? from : '/';
}

/** The address that an earlier page knows already, to be filled in. */
export function loginEmailFrom(state: unknown): string | null {
  const email =
    typeof state === 'object' && state !== null ? (state as { email?: unknown }).email : undefined;
  return typeof email === 'string' && email !== '' ? email : null;
}
