import type { Brand } from '@pratiche/domain';

/** Provides the marks that e-mails and authenticator apps carry: they come from the settings, on which neither depends. */
export abstract class MailBrandPort {
  abstract getBrand(): Pick<Brand, 'name' | 'colour'>;
}
