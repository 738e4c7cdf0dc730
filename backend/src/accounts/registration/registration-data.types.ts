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
}
