import type { RegistrationFile, RegistrationForm } from '@pratiche/domain';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';

export type RegistrationFiles = Record<RegistrationFile, ReceivedFile>;

/** A registration without the password, of which only the hash is stored. */
export type RegisteredForm = Omit<RegistrationForm, 'password' | 'confirmPassword'>;

/** What a request row holds. */
export interface RegistrationData {
  form: RegisteredForm;
  passwordHash: string;
  files: RegistrationFiles;
  /** Edition of the contract that was offered for signing; requests of earlier versions have none. */
  contractEdition?: string;
  /** ISO 8601; requests of earlier versions have none. */
  accepted?: string;
  /** SHA-256 of the key by which the sender may change the address. */
  addressKeyHash?: string;
}
