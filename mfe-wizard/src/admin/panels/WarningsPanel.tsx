import { type DossierForm } from '@pratiche/domain';
import { WarningOutlined, useRules } from '@pratiche/ui';
import { fieldPathLabel } from '../../catalog/field-catalog.js';

/** What deserves a second look before it is copied into ENEA's form: the same warnings the fitter has read. */
export function WarningsPanel({ form }: { form: DossierForm }) {
  const { listDossierWarnings } = useRules();
  const warnings = listDossierWarnings(form);
  if (warnings.length === 0) return null;
  return (
    <section className="pr-card admin-panel" aria-labelledby="warnings-title">
      <h2 id="warnings-title">Da ricontrollare</h2>
      <ul className="admin-warnings">
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`} className="pr-field-warning">
            <WarningOutlined aria-hidden="true" /> <strong>{fieldPathLabel(field)}</strong>:{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
