import { hasLandRegister, LIBRARY_SLUGS, listCadastralCategoryWarnings } from '@pratiche/domain';
import { Alert } from '@pratiche/ui';
import { Field } from '../../fields/Field.js';
import { PlaceField } from '../../fields/PlaceField.js';
import { useIsMunicipalityCodeHidden } from '../../fields/useHiddenPlaceFields.js';
import { useDossierForm } from '../../form/dossier-session-context.js';
import { LibraryGuideButton } from '../../library/LibraryGuideButton.js';
import { LIBRARY_TEXTS } from '../../library/texts.js';
import { FormSection, FullWidth, ShortFields } from '../../form/FormSection.js';
import { CADASTRE_TEXTS } from '../texts.js';

/** Step 4: the property in the land registry, as the cadastral survey shows it. */
export function Catasto() {
  const form = useDossierForm();
  const isCodeHidden = useIsMunicipalityCodeHidden();
  const warning = listCadastralCategoryWarnings(form)[0]?.message ?? null;
  return (
    <FormSection text={CADASTRE_TEXTS.onSurvey}>
      <FullWidth>
        <LibraryGuideButton slug={LIBRARY_SLUGS.cadastralGuide} text={LIBRARY_TEXTS.surveyGuide} />
      </FullWidth>
      {!isCodeHidden && <PlaceField name="immovableMunicipalityCode" />}
      <Field name="immovableCadastralCode" warning={warning} />
      {hasLandRegister(form) && (
        <FullWidth>
          <Alert type="info" role="note" showIcon title={CADASTRE_TEXTS.landRegister} />
        </FullWidth>
      )}
      <ShortFields>
        <Field name="cadastralSection" />
        <Field name="cadastralSheet" />
        <Field name="cadastralParcel" />
        <Field name="cadastralSubordinate" />
      </ShortFields>
    </FormSection>
  );
}
