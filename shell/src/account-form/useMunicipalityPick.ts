import { buildMunicipalityId, type SearchableMunicipality } from '@pratiche/domain';
import { findRegionByProvince } from '@pratiche/domain/accounts';
import { useState } from 'react';
import {
  changeAccountFields,
  useAccountForm,
  type AccountFieldName,
} from './account-form-context.js';
import { ADDRESS_FIELD_NAMES, type AddressKind } from './address-field-names.js';

export interface MunicipalityPick {
  /** The last choice: what it filled in goes with it, where it is still as it came. */
  chosen: SearchableMunicipality | null;
  pickMunicipality: (picked: SearchableMunicipality | null) => void;
}

/** Fills the fields of an address from a municipality, and empties them with it. */
export function useMunicipalityPick(of: AddressKind): MunicipalityPick {
  const names = ADDRESS_FIELD_NAMES[of];
  const form = useAccountForm();
  const id =
    of === 'attorney'
      ? (picked: SearchableMunicipality | null) => ({
          attorneyMunicipality: picked === null ? null : buildMunicipalityId(picked),
        })
      : () => ({});
  const [chosen, setChosen] = useState<SearchableMunicipality | null>(null);
  const filledBy = (picked: SearchableMunicipality) => ({
    [names.zip]: picked.cap,
    [names.province]: picked.province,
    [names.region]: findRegionByProvince(picked.province),
  });
  const pickMunicipality = (picked: SearchableMunicipality | null) => {
    setChosen(picked);
    if (picked !== null)
      changeAccountFields(form, { [names.city]: picked.name, ...filledBy(picked), ...id(picked) });
    else {
      const untouched =
        chosen === null
          ? []
          : Object.entries(filledBy(chosen)).filter(
              ([name, value]) => form.getValues(name as AccountFieldName) === value,
            );
      changeAccountFields(form, {
        [names.city]: null,
        ...Object.fromEntries(untouched.map(([name]) => [name, null])),
        ...id(null),
      });
    }
  };
  return { chosen, pickMunicipality };
}
