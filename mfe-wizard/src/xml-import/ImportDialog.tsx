import { STEP_TITLES, type DossierForm, type XmlPreview, selectPlural } from '@pratiche/domain';
import { Button, Dialog } from '@pratiche/ui';
import { useAllRules } from '../form/useAllRules.js';
import { useMemo } from 'react';
import { useDossierSession, useDossierForm } from '../form/dossier-session-context.js';
import { listChangedFields, EMPTY_VALUE, type ChangedStep } from './changed-fields.js';
import { ImportWarnings } from './ImportWarnings.js';

interface ImportDialogProps {
  fileName: string;
  preview: XmlPreview;
  onApply: (form: DossierForm) => void;
  onClose: () => void;
}

/** What an import would change, to be decided on. */
export function ImportDialog({ fileName, preview, onApply, onClose }: ImportDialogProps) {
  const rules = useAllRules();
  const session = useDossierSession();
  const form = useDossierForm();
  const { result, steps } = useMemo(() => {
    const imported = rules.applyXmlImport(form, preview);
    return { result: imported, steps: listChangedFields(form, imported.form, preview, rules) };
  }, [rules, form, preview]);
  const count = steps.reduce((sum, { fields }) => sum + fields.length, 0);
  const footer = (
    <div className="wz-xml-footer">
      <Button onClick={onClose}>Annulla</Button>
      {/* Values as they are now: something may have been saved elsewhere while the dialog was open. */}
      <Button
        type="primary"
        disabled={count === 0}
        onClick={() => onApply(rules.applyXmlImport(session.values, preview).form)}
      >
        Sovrascrivi i dati
      </Button>
    </div>
  );
  return (
    <Dialog
      open
      title="Importa da XML: che cosa cambia"
      width={900}
      onClose={onClose}
      footer={footer}
    >
      {/* Long lists scroll: a keyboard must be able to. */}
      <div className="wz-xml" tabIndex={0} role="region" aria-label="Che cosa cambia">
        <p>
          <strong className="wz-xml-file">{fileName}</strong>:{' '}
          {count === 0
            ? 'la pratica contiene già questi dati, non cambia nulla.'
            : selectPlural(count, 'cambia un campo.', `cambiano ${count} campi.`)}
        </p>
        <ImportWarnings preview={preview} warnings={result.warnings} />
        {count > 0 && (
          <div className="wz-xml-changes">
            {steps.map((step) => (
              <StepChanges key={step.step} {...step} />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function StepChanges({ step, fields }: ChangedStep) {
  return (
    <table className="wz-change-table wz-xml-table">
      <caption>{STEP_TITLES[step]}</caption>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Ora</th>
          <th scope="col">Dopo</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, name, before, after, derived }) => (
          <tr key={path}>
            <th scope="row">
              {name}
              {derived && (
                <small>
                  {after === EMPTY_VALUE
                    ? 'non più valido: da inserire'
                    : 'compilato automaticamente'}
                </small>
              )}
            </th>
            <td data-label="Ora">{before}</td>
            <td data-label="Dopo">
              <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
