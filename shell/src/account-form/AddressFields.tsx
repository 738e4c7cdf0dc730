import {
  isZipAmbiguous,
  formatMunicipality,
  buildMunicipalityId,
  MULTIPLE_ZIPS_MESSAGE,
  type SearchableMunicipality,
  indexMunicipalities,
  searchMunicipalities,
} from '@pratiche/domain';
import {
  cleanAccountText,
  REGIONS,
  SAN_MARINO_REGION,
  findRegionByProvince,
} from '@pratiche/domain/accounts';
import { ComboField, SuggestField } from '@pratiche/ui/suggest';
import { useWatch } from 'react-hook-form';
import { useState, useCallback } from 'react';
import { readData } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  useAccountField,
  useAccountForm,
  changeAccountFields,
  type AccountFieldName,
} from './account-form-context.js';
import { AccountSelectField, AccountTextField } from './AccountFields.js';
import { ACCOUNT_TEXTS } from './texts.js';

/** Fields of the account that hold the address of the company, or of its legal representative. */
const ADDRESS_FIELD_NAMES = {
  company: {
    city: 'city',
    zip: 'zip',
    province: 'province',
    region: 'region',
    village: 'village',
    label: ACCOUNT_TEXTS.seat,
  },
  attorney: {
    city: 'attorneyCity',
    zip: 'attorneyZip',
    province: 'attorneyProvince',
    region: 'attorneyRegion',
    village: 'attorneyVillage',
    label: ACCOUNT_TEXTS.residence,
  },
} as const;

type AddressKind = keyof typeof ADDRESS_FIELD_NAMES;

/** Municipality from the list, which fills postal code, city, province and region; all but the city can be changed. */
export function AddressFields({ of }: { of: AddressKind }) {
  const names = ADDRESS_FIELD_NAMES[of];
  const form = useAccountForm();
  const cityField = useAccountField(names.city);
  const zipField = useAccountField(names.zip);
  const [province, region] = useWatch({
    control: form.control,
    name: [names.province, names.region],
  });

  const city = cityField.value;
  const zip = zipField.value;
  const place: SearchableMunicipality | null =
    city === null ? null : { name: city, province: province ?? '', cap: zip ?? '', caps: [] };
  const search = useMunicipalitySearch();
  const { chosen, pickMunicipality } = useMunicipalityPick(of);
  const isGuessed =
    chosen !== null && isZipAmbiguous(chosen) && city === chosen.name && zip === chosen.cap;

  return (
    <>
      <ComboField<SearchableMunicipality>
        {...cityField}
        label={names.label}
        required
        value={place}
        onChange={pickMunicipality}
        help={ACCOUNT_TEXTS.municipalityHelp}
        warning={region === SAN_MARINO_REGION ? ACCOUNT_TEXTS.sanMarino : null}
        search={search}
        optionKey={buildMunicipalityId}
        optionLabel={formatMunicipality}
        optionName={({ name }) => name}
        minLength={2}
        nothingFound={ACCOUNT_TEXTS.noMunicipality}
      />
      <SuggestField
        {...zipField}
        label={ACCOUNT_TEXTS.zip}
        required
        clean={(text) => cleanAccountText(names.zip, text)}
        autoComplete="postal-code"
        suggestions={city === chosen?.name ? (chosen?.caps ?? []) : []}
        warning={isGuessed ? MULTIPLE_ZIPS_MESSAGE : null}
      />
      <AccountTextField name={names.province} label={ACCOUNT_TEXTS.province} uppercase />
      <AccountSelectField name={names.region} label={ACCOUNT_TEXTS.region} choices={REGIONS} />
      <AccountTextField name={names.village} label={ACCOUNT_TEXTS.village} required={false} />
    </>
  );
}

interface MunicipalityPick {
  /** The last choice: what it filled in goes with it, where it is still as it came. */
  chosen: SearchableMunicipality | null;
  pickMunicipality: (picked: SearchableMunicipality | null) => void;
}

/** Fills the fields of an address from a municipality, and empties them with it. */
function useMunicipalityPick(of: AddressKind): MunicipalityPick {
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

/** Searches the list of municipalities; a fetch of it that failed is tried again with the next letter. */
function useMunicipalitySearch(): (text: string) => Promise<SearchableMunicipality[]> {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    async (text: string): Promise<SearchableMunicipality[]> => {
      const all = await client.ensureQueryData({
        queryKey: ['municipalities'],
        queryFn: () => readData(api.GET('/api/municipalities/getAll')),
        staleTime: Infinity,
        gcTime: Infinity,
      });
      return searchMunicipalities(indexMunicipalities<SearchableMunicipality>(all), text);
    },
    [api, client],
  );
}
