import type { DossierForm } from '../dossier/index.js';
import { readStreetParts } from '../text/street-parts.js';
import type { FormPatch } from './form-patch.js';

/** Most characters of a house number and of Interno; a test compares them with the bounds of the form. */
export const ADDRESS_PART_MAX = 20;

type AddressPlace = 'beneficiaryResidential' | 'immovable';

/** An address in the parts that the form has fields for. */
export interface SplitStreet {
  street: string;
  number: string | null;
  /** Value of Scala; absent where the address names none. */
  stair?: string;
  /** Value of Interno, then floor and building; absent where the address names none. */
  interior?: string;
}

/** Street, house number, Scala and Interno of one line; the number is `null` where it has none. */
export function readAddress(
  text: string,
  writeStreet: (street: string) => string = (street) => street,
): SplitStreet {
  const { street, number, stair, interior, details, kilometre, hamlet } = readStreetParts(text);
  const name = writeStreet([street, kilometre].filter(Boolean).join(' '));
  const inside = [interior, ...details].filter(Boolean).join(', ');
  const isShort = inside.length <= ADDRESS_PART_MAX;
  return {
    street: [name, hamlet && writeStreet(hamlet), isShort ? '' : describeInterior(inside)]
      .filter(Boolean)
      .join(', '),
    number,
    ...(stair === undefined ? {} : { stair }),
    ...(inside === '' || !isShort ? {} : { interior: inside }),
  };
}

/** A floor or a building has its own name; a plain value is that of Interno. */
const describeInterior = (interior: string): string =>
  /^[a-z]{3}/.test(interior) ? interior : `int. ${interior}`;

/** The parts of an address typed in one; `null` where it has no house number. */
export function splitAddress(text: string): (SplitStreet & { number: string }) | null {
  const { number, ...parts } = readAddress(text);
  return number === null ? null : { ...parts, number };
}

/** Scala and Interno in words, for addresses that have no fields for them. */
const describeInside = ({ stair, interior }: SplitStreet): string =>
  [
    stair === undefined ? '' : `scala ${stair}`,
    interior === undefined ? '' : describeInterior(interior),
  ]
    .filter(Boolean)
    .join(', ');

/** The fields of an address; the residence has none for Scala and Interno, which follow its number. */
export function listStreetPatches(place: AddressPlace, address: SplitStreet): FormPatch[] {
  const { street, number, stair, interior } = address;
  if (place === 'immovable')
    return [
      { field: 'immovableAddress', value: street },
      { field: 'immovableAddressNumber', value: number },
      ...(stair === undefined ? [] : [{ field: 'immovableStair', value: stair }]),
      ...(interior === undefined ? [] : [{ field: 'immovableInterior', value: interior }]),
    ];
  const inside = describeInside(address);
  const whole = inside === '' || number === null ? number : `${number} ${inside}`;
  const isShort = whole !== null && whole.length <= ADDRESS_PART_MAX;
  return [
    {
      field: 'beneficiaryResidentialAddress',
      value: isShort || inside === '' ? street : `${street}, ${inside}`,
    },
    { field: 'beneficiaryResidentialAddressNumber', value: isShort ? whole : number },
  ];
}

/** An address that was typed with its number fills in the fields beside it, while the number is empty. */
export function listAddressPatches(place: AddressPlace, form: DossierForm): FormPatch[] {
  const address = form[`${place}Address`];
  if (address === null || form[`${place}AddressNumber`] !== null) return [];
  const parts = splitAddress(address);
  if (parts === null) return [];
  const isTaken =
    (parts.stair !== undefined && form.immovableStair !== null) ||
    (parts.interior !== undefined && form.immovableInterior !== null);
  return place === 'immovable' && isTaken ? [] : listStreetPatches(place, parts);
}
