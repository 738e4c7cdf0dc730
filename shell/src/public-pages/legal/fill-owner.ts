import type { Owner } from '../../owner/useOwner.js';
import { LEGAL_TEXTS } from './legal-texts.js';

const MISSING = LEGAL_TEXTS.unknown;

/** The words between braces in the texts about the owner. */
export const OWNER_PLACEHOLDERS = [
  'nome',
  'sede',
  'iva',
  'pec',
  'email',
  'telefono',
  'orari',
  'accessibilita',
] as const;
type OwnerPlaceholder = (typeof OWNER_PLACEHOLDERS)[number];

const link = (scheme: string, address: string): string =>
  address === '' ? '' : `[${address}](${scheme}:${address.replaceAll(' ', '')})`;

/** A text with the owner's data in place of the words between braces; what is missing is said. */
export function fillOwner(text: string, owner: Owner): string {
  const values: Readonly<Record<OwnerPlaceholder, string>> = {
    nome: owner.name,
    sede: owner.address,
    iva: owner.vat,
    pec: link('mailto', owner.pec),
    email: link('mailto', owner.email),
    telefono: link('tel', owner.phone),
    orari: owner.hours,
    accessibilita: link('mailto', owner.accessibilityEmail || owner.email),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? values[name as OwnerPlaceholder] || MISSING : whole,
  );
}
