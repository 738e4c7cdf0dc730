import { useState } from 'react';
import { LINK_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';

export interface EmailInput {
  email: string | null;
  error: string | null;
  changeEmail: (value: string | null) => void;
  /** The address if it is valid; otherwise shows what is wrong and answers `null`. */
  validateEmail: () => string | null;
  clearError: () => void;
  resetEmail: () => void;
}

/** The customer's e-mail address while it is typed. */
export function useEmailInput(): EmailInput {
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  return {
    email,
    error,
    changeEmail: (value) => {
      setEmail(value);
      setError(null);
    },
    validateEmail: () => {
      const address = email?.trim() ?? '';
      const fault = findEmailFault(address);
      setError(fault);
      return fault === null ? address : null;
    },
    clearError: () => setError(null),
    resetEmail: () => {
      setError(null);
      setEmail(null);
    },
  };
}

function findEmailFault(address: string): string | null {
  if (address === '') return TEXTS.emailMissing;
  return /^\S+@\S+\.\S+$/.test(address) ? null : TEXTS.emailInvalid;
}
