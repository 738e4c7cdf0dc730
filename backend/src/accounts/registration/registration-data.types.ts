import type { RegistrationFile, RegistrationForm } from '@pratiche/domain';
import type { ReceivedFile } from '../../platform/files/file-intake.service.js';

export type RegistrationFiles = Record<RegistrationFile, ReceivedFile>;

/** Everything of a registration but the password, of which only the hash is kept. */
export type RegisteredForm = Omit<RegistrationForm, 'password' | 'confirmPassword'>;

/** What a request row holds. */
export interface RegistrationData {
  form: RegisteredForm;
  passwordHash: string;
  files: RegistrationFiles;
}
