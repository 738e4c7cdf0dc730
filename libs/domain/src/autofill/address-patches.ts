import type { DossierForm } from '../dossier/index.js';
import type { FormPatch } from './form-patch.js';

/** A street, then the house number: `Via Roma 12/B`, `Corso Italia, n. 4`. */
const STREET_WITH_NUMBER =
  /^(.*?\p{L}[\p{L}.'’]*?)(?:\s*,\s*|\s+)(?:n\.?\s*)?(\d{1,4}(?:\s?\/\s?(?:\d{1,3}|[a-z])|\s?[a-z])?)$/iu;

/** Roads whose name ends with a number, such as Strada Statale 16. */
const NUMBERED_ROAD = /(?:^|\s)(?:statale|provinciale|comunale|s\.?s\.?|s\.?p\.?|km\.?|lotto)$/iu;

/** The street and the number of an address typed in one; `null` where it ends with no house number. */
export function splitAddress(text: string): { street: string; number: string } | null {
  const [, street, number] = STREET_WITH_NUMBER.exec(text.trim()) ?? [];
  if (street === undefined || number === undefined || NUMBERED_ROAD.test(street)) return null;
  return { street, number: number.replaceAll(' ', '').toUpperCase() };
}

/** An address that was typed with its number fills in both fields, while the number is empty. */
export function listAddressPatches(
  place: 'beneficiaryResidential' | 'immovable',
  form: DossierForm,
): FormPatch[] {
  const address = form[`${place}Address`];
  if (address === null || form[`${place}AddressNumber`] !== null) return [];
  const parts = splitAddress(address);
  if (parts === null) return [];
  return [
    { field: `${place}Address`, value: parts.street },
    { field: `${place}AddressNumber`, value: parts.number },
  ];
}
