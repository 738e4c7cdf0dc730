import type { DossierForm } from '@pratiche/domain';
import { Field } from './Field.js';
import { usePlaceDoubt } from './usePlaceDoubt.js';

interface PlaceFieldProps {
  name: keyof DossierForm & `${'beneficiaryResidential' | 'immovable'}${string}`;
}

/** A part of an address that must fit the municipality. */
export const PlaceField = ({ name }: PlaceFieldProps) => (
  <Field name={name} warning={usePlaceDoubt(name)} />
);
