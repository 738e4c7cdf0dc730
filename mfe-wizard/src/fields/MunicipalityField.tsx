import type { MunicipalityDto } from '@pratiche/api';
import { formatMunicipality, indexMunicipalities, isZipAmbiguous } from '@pratiche/domain';
import {
  listMunicipalityClearingPatches,
  listMunicipalityPatches,
} from '@pratiche/domain/dossier-rules';
import { ComboField } from '@pratiche/ui/suggest';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useDossierSession } from '../form/dossier-session-context.js';
import { useIsRequired } from '../form/useIsRequired.js';
import { useNoteUnread } from '../form/useNoteUnread.js';
import { fieldElementId } from '../form/field-focus.js';
import { useAutoComplete } from './useAutoComplete.js';
import { useChosenMunicipality } from './useChosenMunicipality.js';
import { useMunicipalities } from './useMunicipalities.js';
import { useFieldReturnText } from '../returns/useReturnPoints.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';
import { useMunicipalitySearch } from './useMunicipalitySearch.js';

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
  // Where no field of its own shows it.
  const zone = place === 'immovable' && session.viewer !== 'beneficiary' ? '' : chosen?.climateZone;
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
