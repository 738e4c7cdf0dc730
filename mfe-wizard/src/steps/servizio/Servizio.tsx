import { isLimitedService, todayInRome, yearWarnings, type Choice } from '@pratiche/domain';
import { useMemo } from 'react';
import { Field } from '../../fields/Field.js';
import { KindField } from '../../fields/KindField.js';
import { useDossierState } from '../../wizard/context.js';
import { XmlFile } from '../../xml-import/XmlFile.js';
import { Section, Wide } from '../Section.js';
import { ServiceField } from './ServiceField.js';

/** Step 0: what is asked for, for which year, for whom. */
export function Servizio() {
  const service = useDossierState((state) => state.form.serviceType);
  const year = useDossierState((state) => state.form.annoRiferimento);
  const warning = useDossierState((state) => yearWarnings(state.form)[0]?.message ?? null);
  const years = useMemo(() => yearsAround(Number(todayInRome().slice(0, 4)), year), [year]);
  return (
    <>
      <Section>
        <Wide>
          <ServiceField />
        </Wide>
        <Field name="annoRiferimento" choices={years} warning={warning} />
      </Section>
      <Section title="Beneficiario">
        <Wide>
          <KindField
            name="isCompany"
            label="Tipo di beneficiario"
            personOnly={isLimitedService(service)}
          />
        </Wide>
        <Wide>
          <Field name="acquisizioneBeneficiario" />
        </Wide>
      </Section>
      <XmlFile />
    </>
  );
}

/** Works are filed within 84 days: next year's are possible at its turn, older ones only for corrections. */
function yearsAround(now: number, chosen: number | null): Choice<number>[] {
  const years = [now + 1, now, now - 1, now - 2];
  if (chosen !== null && !years.includes(chosen)) years.push(chosen);
  return years.sort((a, b) => b - a).map((value) => ({ value, label: String(value) }));
}
