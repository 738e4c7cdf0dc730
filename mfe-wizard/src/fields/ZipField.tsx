import { SEVERAL_CAPS, textMaxOf } from '@pratiche/domain';
import { SuggestField } from '@pratiche/ui';
import { useController } from 'react-hook-form';
import {
  useDossier,
  useDossierState,
  useIsAutofilled,
  useIsRequired,
  useSaid,
} from '../wizard/context.js';
import { fieldId } from '../wizard/focus.js';
import { specOf } from './catalog/index.js';
import { Field } from './Field.js';
import { useMunicipalities } from './useMunicipalities.js';

/** The postal code; of a town with several, those are offered and the one filled in is to be looked at. */
export function ZipField({ place }: { place: 'beneficiaryResidential' | 'immovable' }) {
  const name = `${place}Zip` as const;
  const municipalities = useMunicipalities();
  const town = useDossierState((state) => state.form[`${place}Municipality`]);
  const province = useDossierState((state) => state.form[`${place}Province`]);
  const caps =
    municipalities.find((one) => one.name === town && one.province === province)?.caps ?? [];
  return caps.length > 1 ? <SeveralZips name={name} caps={caps} /> : <Field name={name} />;
}

function SeveralZips({
  name,
  caps,
}: {
  name: 'beneficiaryResidentialZip' | 'immovableZip';
  caps: readonly string[];
}) {
  const session = useDossier();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const note = useSaid(SEVERAL_CAPS, 'Questo comune ha più CAP: controlla il tuo');
  const isFilledIn = useIsAutofilled(name);
  const isGuessed = isFilledIn && field.value === caps[0];
  return (
    <SuggestField
      id={fieldId(name)}
      label={specOf(name).label}
      required={useIsRequired(name)}
      error={fieldState.error?.message}
      autofilled={isFilledIn}
      warning={isGuessed ? note : null}
      suggestions={caps}
      inputMode="numeric"
      maxLength={textMaxOf(name)}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value);
        session.edited(name);
      }}
    />
  );
}
