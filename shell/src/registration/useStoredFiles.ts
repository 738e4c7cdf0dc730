import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { useEffect } from 'react';
import type { AccountForm } from '../account-form/account-form-context.js';
import { fileStorage } from './registration-storage.js';

/** Restores the files stored on the device into the form. */
export function useStoredFiles({ getValues, setValue }: AccountForm): void {
  useEffect(() => {
    void fileStorage.loadFiles().then((stored) => {
      for (const name of REGISTRATION_FILES)
        if (stored[name] && getValues(name) === null) setValue(name, stored[name]);
    });
  }, [getValues, setValue]);
}
