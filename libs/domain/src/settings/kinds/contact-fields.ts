import { line } from '../setting-shapes.js';

export const findEmailFault = (text: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : 'Inserire Email Valida';

export const email = (label: string) => line(254, { label, blank: 'kept', rule: findEmailFault });

/** Ways to reach somebody. */
export const CONTACT_FIELDS = {
  email: email('E-mail'),
  phone: line(30, { label: 'Telefono', blank: 'kept' }),
  hours: line(120, { label: 'Orari', blank: 'kept' }),
};
