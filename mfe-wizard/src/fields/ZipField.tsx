import { getTextCleaner, MULTIPLE_ZIPS_MESSAGE } from '@pratiche/domain';
import { SuggestField } from '@pratiche/ui/suggest';
import { useController } from 'react-hook-form';
import {
  useDossierSession,
  useDossierState,
  useIsAutofilled,
} from '../form/dossier-session-context.js';
import { useIsRequired } from '../form/useIsRequired.js';
import { fieldElementId } from '../form/field-focus.js';
import { getFieldSpec } from '../catalog/field-catalog.js';
import { useAutoComplete } from './useAutoComplete.js';
import { PlaceField } from './PlaceField.js';
import { useFieldDoubt } from './useFieldDoubt.js';
import { usePlaceDoubt } from './usePlaceDoubt.js';
import { useMunicipalities } from './useMunicipalities.js';

/**
 * The postal code; for a town with several codes, they are offered and the autofilled code is
 * marked for review.
 */
export function ZipField({ place }: { place: 'beneficiaryResidential' | 'immovable' }) {
  const name = `${place}Zip` as const;
  const municipalities = useMunicipalities();
  const town = useDossierState((state) => state.form[`${place}Municipality`]);
  const province = useDossierState((state) => state.form[`${place}Province`]);
  const caps =
    municipalities.find((one) => one.name === town && one.province === province)?.caps ?? [];
  return caps.length > 1 ? <ZipSuggestField name={name} caps={caps} /> : <PlaceField name={name} />;
}

function ZipSuggestField({
  name,
  caps,
}: {
  name: 'beneficiaryResidentialZip' | 'immovableZip';
  caps: readonly string[];
}) {
  const session = useDossierSession();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const { doubt, setTyping } = useFieldDoubt(name);
  const placeDoubt = usePlaceDoubt(name);
  const autoComplete = useAutoComplete(name);
  const isFilledIn = useIsAutofilled(name);
  const isGuessed = isFilledIn && field.value === caps[0];
  return (
    <SuggestField
      id={fieldElementId(name)}
      label={getFieldSpec(name).label}
      required={useIsRequired(name)}
      error={fieldState.error?.message}
      autofilled={isFilledIn}
      warning={isGuessed ? MULTIPLE_ZIPS_MESSAGE : (doubt ?? placeDoubt)}
      suggestions={caps}
      inputMode="numeric"
      {...(autoComplete === undefined ? {} : { autoComplete })}
      clean={getTextCleaner(name)}
      value={field.value}
      onBlur={() => {
        field.onBlur();
        setTyping(false);
      }}
      onChange={(value) => {
        setTyping(true);
        field.onChange(value);
        session.handleFieldEdited(name);
      }}
    />
  );
}
