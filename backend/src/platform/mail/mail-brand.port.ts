import type { Brand } from '@pratiche/domain';

/** Provides the marks that e-mails carry: they come from the settings, on which e-mails do not depend. */
export abstract class MailBrandPort {
  abstract getBrand(): Pick<Brand, 'name' | 'colour'>;
}
