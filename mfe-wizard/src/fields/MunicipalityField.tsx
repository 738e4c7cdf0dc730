import type { Municipality } from '@pratiche/api';
import {
  isZipAmbiguous,
  isStateCode,
  formatMunicipality,
  listMunicipalityClearingPatches,
  listMunicipalityPatches,
  searchMunicipalities,
  indexMunicipalities,
} from '@pratiche/domain';
import { ComboField, useApi } from '@pratiche/ui';
import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useMunicipalities } from './useMunicipalities.js';
import {
  useDossierSession,
  useDossierState,
  useViewerText,
} from '../form/dossier-session-context.js';
import { useIsRequired } from '../form/useIsRequired.js';
import { fieldElementId } from '../form/field-focus.js';

const LABEL = 'Comune';

/** Picks one of all Italian municipalities; zip, province and climate zone follow. */
export function MunicipalityField({ place }: { place: 'beneficiaryResidential' | 'immovable' }) {
  const name = `${place}Municipality` as const;
  const session = useDossierSession();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const province = useDossierState((state) => state.form[`${place}Province`]);
  const zip = useDossierState((state) => state.form[`${place}Zip`]);
  const required = useIsRequired(name);
  const api = useApi();
  const municipalities = useMunicipalities();
  const all = useMemo(() => indexMunicipalities(municipalities), [municipalities]);
  // San Marino is valid as a residence, but not as the location of filed works.
  const offered = useCallback(
    (some: typeof all) =>
      place === 'immovable'
        ? some.filter(({ municipality }) => !isStateCode(municipality.code))
        : some,
    [place],
  );

  const value = field.value;
  const chosen = useMemo<Municipality | null>(() => {
    if (value === null) return null;
    const namesakes = all
      .filter((one) => one.municipality.name === value)
      .map((one) => one.municipality);
    const found = namesakes.find((one) => one.province === province) ?? namesakes[0];
    if (!found) return toUnlistedMunicipality(value, province, zip);
    // Of a town's several postal codes, this keeps the code in the adjacent field.
    return zip !== null && found.caps.includes(zip) ? { ...found, cap: zip } : found;
  }, [all, value, province, zip]);

  const search = useCallback(
    async (text: string) => {
      if (all.length > 0) return searchMunicipalities(offered(all), text);
      return searchMunicipalities(
        offered(indexMunicipalities(await api.municipalities.getAll())),
        text,
      );
    },
    [all, api, offered],
  );

  const pick = (picked: Municipality | null) => {
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

  const howTo = useViewerText(
    'Scrivere il nome o il CAP e scegliere dall’elenco.',
    'Scrivi il nome o il CAP e scegli dall’elenco.',
  );
  const notListed = useViewerText(
    'Comune non trovato nell’elenco: cercarlo con un altro nome o con il CAP e sceglierlo.',
    'Comune non trovato nell’elenco: cercalo con un altro nome o con il CAP e sceglilo.',
  );
  const warning = (): string | null => {
    if (chosen !== null && chosen.code === '' && all.length > 0) return notListed;
    const isDerived = chosen?.zoneToVerify === true && place === 'immovable';
    return isDerived
      ? 'Zona climatica da verificare: per questo comune non è letta dal decreto ma ricavata.'
      : null;
  };
  return (
    <ComboField<Municipality>
      id={fieldElementId(name)}
      label={LABEL}
      required={required}
      error={fieldState.error?.message}
      warning={warning()}
      help={`${howTo}${chosen?.climateZone && place === 'beneficiaryResidential' ? ` Zona climatica ${chosen.climateZone}.` : ''}`}
      value={chosen}
      onChange={pick}
      onBlur={field.onBlur}
      search={search}
      optionKey={(one) => `${one.code}-${one.cap}`}
      optionLabel={formatMunicipality}
      minLength={2}
      nothingFound="Nessun comune con questo nome o CAP"
    />
  );
}

/** A municipality that is not on the list (abroad, or suppressed) stays as it was written. */
const toUnlistedMunicipality = (
  name: string,
  province: string | null,
  zip: string | null,
): Municipality => ({
  name,
  cap: zip ?? '',
  caps: [],
  province: province ?? '',
  climateZone: null,
  code: '',
  zoneToVerify: false,
});
