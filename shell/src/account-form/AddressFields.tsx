import {
  isZipAmbiguous,
  formatMunicipality,
  buildMunicipalityId,
  MULTIPLE_ZIPS_MESSAGE,
  type SearchableMunicipality,
} from '@pratiche/domain';
import { cleanAccountText, REGIONS, SAN_MARINO_REGION } from '@pratiche/domain/accounts';
import { ComboField, SuggestField } from '@pratiche/ui/suggest';
import { useWatch } from 'react-hook-form';
import { useAccountField, useAccountForm } from './account-form-context.js';
import { AccountSelectField, AccountTextField } from './AccountFields.js';
import { ADDRESS_FIELD_NAMES, type AddressKind } from './address-field-names.js';
import { useMunicipalityPick } from './useMunicipalityPick.js';
import { useMunicipalitySearch } from './useMunicipalitySearch.js';
import { ACCOUNT_TEXTS } from './texts.js';

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
