import {
  type Choice,
  type DossierForm,
  formatBeneficiaryName,
  getTodayInRome,
  SERVICE_TYPES,
  type ServiceType,
  isLimitedService,
} from '@pratiche/domain';
import { RadioField } from '@pratiche/ui/form';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../fields/Field.js';
import { ApplicantKindField } from '../../fields/ApplicantKindField.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { InvoiceSection } from '../../invoices/InvoiceSection.js';
import { XmlImportSection } from '../../xml-import/XmlImportSection.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { useDossierRules } from '../../form/useDossierRules.js';
import { SERVICE_TEXTS as TEXTS } from './texts.js';
import { useConfirmServiceChange } from './useConfirmServiceChange.js';
import { fieldElementId } from '../../form/field-focus.js';

/** Step 0: the service, the year and the type of beneficiary. */
export function Servizio() {
  const { viewer, values } = useDossierSession();
  // Stays where it is while the dossier is filled in.
  const [isBegun] = useState(() => hasContent(values));
  const rules = useDossierRules();
  const service = useDossierState((state) => state.form.serviceType);
  const year = useDossierState((state) => state.form.annoRiferimento);
  const warning = useDossierState(
    (state) => rules.listYearWarnings(state.form)[0]?.message ?? null,
  );
  const years = useMemo(() => yearChoices(Number(getTodayInRome().slice(0, 4)), year), [year]);
  return (
    <>
      {viewer === 'fitter' && !isBegun && <InvoiceSection isFirst />}
      <FormSection>
        <FullWidth>
          <ServiceField />
        </FullWidth>
        <Field name="annoRiferimento" choices={years} warning={warning} />
      </FormSection>
      <FormSection title={TEXTS.beneficiary}>
        <FullWidth>
          <ApplicantKindField
            name="isCompany"
            label={TEXTS.beneficiaryKind}
            personOnly={isLimitedService(service)}
          />
        </FullWidth>
        <FullWidth>
          <Field name="acquisizioneBeneficiario" />
        </FullWidth>
      </FormSection>
      {viewer === 'fitter' && (
        <>
          {isBegun && <InvoiceSection />}
          <XmlImportSection />
        </>
      )}
    </>
  );
}

/** There is a customer or a product, which an invoice would say. */
const hasContent = ({ manufatti, ...form }: DossierForm): boolean =>
  formatBeneficiaryName(form) !== '' || Object.values(manufatti).some((rows) => rows.length > 0);

/** Works are filed within 84 days: next year's are possible at its turn, older ones only for corrections. */
function yearChoices(now: number, chosen: number | null): Choice<number>[] {
  const years = [now + 1, now, now - 1, now - 2];
  if (chosen !== null && !years.includes(chosen)) years.push(chosen);
  return years.sort((a, b) => b - a).map((value) => ({ value, label: String(value) }));
}

const SERVICE_CHOICES = SERVICE_TYPES.map((service) => ({
  ...service,
  help: TEXTS.help[service.value],
}));

/** The service; asks for confirmation before a change that removes products. */
function ServiceField() {
  const session = useDossierSession();
  const confirmChange = useConfirmServiceChange();
  const { field, fieldState } = useController({
    name: 'serviceType',
    control: session.form.control,
  });

  async function choose(service: ServiceType) {
    if (!(await confirmChange(service))) return;
    field.onChange(service);
    session.handleFieldEdited('serviceType');
  }

  return (
    <RadioField<ServiceType>
      id={fieldElementId('serviceType')}
      label={TEXTS.service}
      required
      value={field.value}
      choices={SERVICE_CHOICES}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(service) => {
        if (service !== null) void choose(service);
      }}
    />
  );
}
