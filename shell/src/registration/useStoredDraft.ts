import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { useEffect } from 'react';
import type { AccountForm } from '../account-form/account-form-context.js';
import { draftStorage } from './registration-storage.js';

/** Stores the form values on the device. Files are stored separately. */
export function useStoredDraft({ subscribe }: AccountForm, step: number): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== undefined && !isFileName(name))
            draftStorage.saveDraft({ form: values, step });
        },
      }),
    [subscribe, step],
  );
}

const isFileName = (name: string): boolean =>
  (REGISTRATION_FILES as readonly string[]).includes(name);
