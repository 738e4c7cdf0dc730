import { setWidelyUsedPasswords } from '@pratiche/domain';
import { useEffect } from 'react';

/** Loads the long list of common passwords where one is chosen. Without it the server still says so. */
export function useCommonPasswords(): void {
  useEffect(() => {
    import('@pratiche/domain/passwords').then(
      ({ WIDELY_USED_PASSWORDS }) => setWidelyUsedPasswords(WIDELY_USED_PASSWORDS),
      () => undefined,
    );
  }, []);
}
