import {
  isZipAmbiguous,
  formatMunicipality,
  buildMunicipalityId,
  findRegionByProvince,
  REGIONS,
  SAN_MARINO_REGION,
  searchMunicipalities,
  MULTIPLE_ZIPS_MESSAGE,
  indexMunicipalities,
  type SearchableMunicipality,
} from '@pratiche/domain';
import { ComboField, SuggestField, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type AccountFieldName,
  changeAccountFields,
  useAccountField,
  useAccountForm,
} from './account-form-context.js';
import { AccountSelectField, AccountTextField } from './AccountFields.js';

const SAN_MARINO_WARNING =
  'San Marino: se un dato richiesto ha un altro formato, si può indicare quello disponibile e modificarlo in seguito dal profilo.';

const ADDRESS_FIELD_NAMES = {
  company: {
    city: 'city',
    zip: 'zip',
    province: 'province',
    region: 'region',
    village: 'village',
    label: 'Comune della sede',
  },
  attorney: {
    city: 'attorneyCity',
    zip: 'attorneyZip',
    province: 'attorneyProvince',
    region: 'attorneyRegion',
    village: 'attorneyVillage',
    label: 'Comune di residenza',
  },
} as const;

/** Municipality from the list, which fills postal code, city, province and region; all but the city can be changed. */
export function AddressFields({ of }: { of: keyof typeof ADDRESS_FIELD_NAMES }) {
  const names = ADDRESS_FIELD_NAMES[of];
  const form = useAccountForm();
  const cityField = useAccountField(names.city);
  const zipField = useAccountField(names.zip);
  const [province, region] = useWatch({
    control: form.control,
    name: [names.province, names.region],
  });
  const api = useApi();
  const client = useQueryClient();

  // Fetched with the first letter; a fetch that failed is tried again with the next.
  const search = useCallback(
    async (text: string): Promise<SearchableMunicipality[]> => {
      const all = await client.ensureQueryData({
        queryKey: ['municipalities'],
        queryFn: () => api.municipalities.getAll(),
        staleTime: Infinity,
        gcTime: Infinity,
      });
      return searchMunicipalities(indexMunicipalities<SearchableMunicipality>(all), text);
    },
    [api, client],
  );

  const city = cityField.value;
  const zip = zipField.value;
  const place: SearchableMunicipality | null =
    city === null ? null : { name: city, province: province ?? '', cap: zip ?? '', caps: [] };
  const id =
    of === 'attorney'
      ? (picked: SearchableMunicipality | null) => ({
          attorneyMunicipality: picked === null ? null : buildMunicipalityId(picked),
        })
      : () => ({});
  // What the last choice filled in: it goes with the municipality, where it is still as it came.
  const [chosen, setChosen] = useState<SearchableMunicipality | null>(null);
  const filledBy = (picked: SearchableMunicipality) => ({
    [names.zip]: picked.cap,
    [names.province]: picked.province,
    [names.region]: findRegionByProvince(picked.province),
  });
  const pick = (picked: SearchableMunicipality | null) => {
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
  const isGuessed =
    chosen !== null && isZipAmbiguous(chosen) && city === chosen.name && zip === chosen.cap;

  return (
    <>
      <ComboField<SearchableMunicipality>
        {...cityField}
        label={names.label}
        required
        value={place}
        onChange={pick}
        help="Scrivere il nome o il CAP e scegliere dall’elenco."
        warning={region === SAN_MARINO_REGION ? SAN_MARINO_WARNING : null}
        search={search}
        optionKey={buildMunicipalityId}
        optionLabel={formatMunicipality}
        minLength={2}
        nothingFound="Nessun comune con questo nome o CAP"
      />
      <SuggestField
        {...zipField}
        label="CAP"
        required
        maxLength={9}
        autoComplete="postal-code"
        suggestions={city === chosen?.name ? (chosen?.caps ?? []) : []}
        warning={isGuessed ? MULTIPLE_ZIPS_MESSAGE : null}
      />
      <AccountTextField name={names.province} label="Provincia" maxLength={2} uppercase />
      <AccountSelectField name={names.region} label="Regione" choices={REGIONS} />
      <AccountTextField name={names.village} label="Frazione o località" required={false} />
    </>
  );
}
