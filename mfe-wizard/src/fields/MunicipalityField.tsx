import { type MunicipalityDto, readData } from '@pratiche/api';
import {
  formatMunicipality,
  type IndexedMunicipality,
  indexMunicipalities,
  isZipAmbiguous,
  normalizeSearchKey,
  searchMunicipalities,
  isStateCode,
  listMunicipalityClearingPatches,
  listMunicipalityPatches,
} from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { ComboField } from '@pratiche/ui/suggest';
import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { useIsRequired } from '../form/useIsRequired.js';
import { useNoteUnread } from '../form/useNoteUnread.js';
import { fieldElementId } from '../form/field-focus.js';
import { useAutoComplete } from './useAutoComplete.js';
import { useMunicipalities } from './useMunicipalities.js';
import { useFieldReturnText } from '../returns/useReturnPoints.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

/** A search for a postal code finds the town with this code. */
type FoundMunicipality = MunicipalityDto & { isCapChosen?: boolean };

/** Picks one of all Italian municipalities; zip, province and climate zone follow. */
export function MunicipalityField({ place }: { place: 'beneficiaryResidential' | 'immovable' }) {
  const name = `${place}Municipality` as const;
  const session = useDossierSession();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const required = useIsRequired(name);
  const autoComplete = useAutoComplete(name);
  const municipalities = useMunicipalities();
  const all = useMemo(() => indexMunicipalities(municipalities), [municipalities]);
  const chosen = useChosenMunicipality(place, field.value, all);
  const search = useMunicipalitySearch(place, all);
  const pick = (picked: MunicipalityDto | null) => {
    if (picked === null) {
      field.onChange(null);
      session.autofillFields(
        listMunicipalityClearingPatches(place, (other) =>
          session.store.get().autofilled.has(other),
        ),
      );
      session.handleFieldEdited(name);
      return;
    }
    session.autofillFields(listMunicipalityPatches(place, picked));
    session.handleFieldEdited(name);
    // A search for one of several postal codes counts as a manual choice of that code.
    if (picked.caps.length > 1 && !isZipAmbiguous(picked)) session.handleFieldEdited(`${place}Zip`);
  };

  const returned = useFieldReturnText(name);
  const warning = (): string | null => {
    if (returned !== null) return TEXTS.toCorrect(returned);
    if (chosen !== null && chosen.code === '' && all.length > 0) return TEXTS.municipalityNotListed;
    // Only who knows the decree can verify it.
    const isDerived =
      chosen?.zoneToVerify === true && place === 'immovable' && session.viewer !== 'beneficiary';
    return isDerived ? TEXTS.derivedZone : null;
  };
  // Where no field of its own shows it; customers have no use for it.
  const zone = place === 'immovable' || session.viewer === 'beneficiary' ? '' : chosen?.climateZone;
  return (
    <ComboField<FoundMunicipality>
      id={fieldElementId(name)}
      label={TEXTS.municipality}
      required={required}
      error={fieldState.error?.message}
      warning={warning()}
      isAsked={returned !== null}
      help={`${TEXTS.municipalityHelp}${zone ? TEXTS.climateZone(zone) : ''}`}
      value={chosen}
      onChange={pick}
      onBlur={field.onBlur}
      onUnread={useNoteUnread(name)}
      search={search}
      optionKey={(one) => `${one.code}-${one.cap}`}
      optionLabel={formatMunicipality}
      optionName={({ isCapChosen, cap, name: town }) => (isCapChosen ? cap : town)}
      severalText={(text, count) => (/^\d{5}$/.test(text) ? TEXTS.severalOfZip(text, count) : null)}
      minLength={2}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      nothingFound={TEXTS.noMunicipality}
    />
  );
}

/** The municipality that a name means, with the province and the zip of the adjacent fields. */
function useChosenMunicipality(
  place: 'beneficiaryResidential' | 'immovable',
  value: string | null,
  all: readonly IndexedMunicipality<MunicipalityDto>[],
): MunicipalityDto | null {
  const province = useDossierState((state) => state.form[`${place}Province`]);
  const zip = useDossierState((state) => state.form[`${place}Zip`]);
  return useMemo<MunicipalityDto | null>(() => {
    if (value === null) return null;
    // Earlier pages and other programs wrote "FORLI'".
    const key = normalizeSearchKey(value);
    const namesakes = all
      .filter(({ municipality, key: same }) => municipality.name === value || same === key)
      .map((candidate) => candidate.municipality);
    const municipality =
      namesakes.find((namesake) => namesake.province === province) ?? namesakes[0];
    if (!municipality) return toUnlistedMunicipality(value, province, zip);
    // Of a town's several postal codes, this keeps the code in the adjacent field.
    return zip !== null && municipality.caps.includes(zip)
      ? { ...municipality, cap: zip }
      : municipality;
  }, [all, value, province, zip]);
}

/** A municipality that is not on the list (abroad, or suppressed) stays as it was written. */
const toUnlistedMunicipality = (
  name: string,
  province: string | null,
  zip: string | null,
): MunicipalityDto => ({
  name,
  cap: zip ?? '',
  caps: [],
  province: province ?? '',
  climateZone: null,
  code: '',
  zoneToVerify: false,
});

/** Searches the list, and asks the server for it where it has not been loaded. */
function useMunicipalitySearch(
  place: 'beneficiaryResidential' | 'immovable',
  all: readonly IndexedMunicipality<MunicipalityDto>[],
): (text: string) => Promise<readonly MunicipalityDto[]> {
  const api = useApi();
  // San Marino is valid as a residence, but not as the location of filed works.
  const offered = useCallback(
    (some: readonly IndexedMunicipality<MunicipalityDto>[]) =>
      place === 'immovable'
        ? some.filter(({ municipality }) => !isStateCode(municipality.code))
        : some,
    [place],
  );
  return useCallback(
    async (text: string) => {
      if (all.length > 0) return searchMunicipalities(offered(all), text);
      return searchMunicipalities(
        offered(indexMunicipalities(await readData(api.GET('/api/municipalities/getAll')))),
        text,
      );
    },
    [all, api, offered],
  );
}
