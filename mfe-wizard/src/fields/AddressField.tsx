import { listAddressPatches } from '@pratiche/domain';
import { useCallback } from 'react';
import { useDossierSession } from '../form/dossier-session-context.js';
import { Field } from './Field.js';

/** Street; typed with its number, the number goes to the next field. */
export function AddressField({ place }: { place: 'beneficiaryResidential' | 'immovable' }) {
  const session = useDossierSession();
  const split = useCallback(
    () => session.editFields(listAddressPatches(place, session.values)),
    [session, place],
  );
  return <Field name={`${place}Address`} onLeft={split} />;
}
