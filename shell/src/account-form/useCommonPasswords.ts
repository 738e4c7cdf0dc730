import { setWidelyUsedPasswords } from '@pratiche/domain/accounts';
import { useEffect } from 'react';

/**
 * Loads the long list of common passwords for forms that set a password. Without it, the server
 * still rejects them.
 */
export function useCommonPasswords(): void {
  useEffect(() => {
    import('@pratiche/domain/passwords').then(
      ({ WIDELY_USED_PASSWORDS }) => setWidelyUsedPasswords(WIDELY_USED_PASSWORDS),
      () => undefined,
    );
  }, []);
}
