import { type DossierForm, type XmlPreview, selectPlural, STEP_TITLES } from '@pratiche/domain';
import { Button, Dialog } from '@pratiche/ui';
import { useAllRules } from '../form/useAllRules.js';
import { useMemo } from 'react';
import { useDossierSession, useDossierForm } from '../form/dossier-session-context.js';
import { listChangedFields, EMPTY_VALUE, type ChangedStep } from './changed-fields.js';
import { ImportWarnings } from './ImportWarnings.js';
import { IMPORT_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';

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
      <Button onClick={onClose}>{TEXTS.cancel}</Button>
      {/* Values as they are now: something may have been saved elsewhere while the dialog was open. */}
      <Button
        type="primary"
        disabled={count === 0}
        onClick={() => onApply(rules.applyXmlImport(session.values, preview).form)}
      >
        {TEXTS.overwrite}
      </Button>
    </div>
  );
  return (
    <Dialog open title={TEXTS.dialogTitle} width={900} onClose={onClose} footer={footer}>
      {/* Long lists scroll: a keyboard must be able to. */}
      <div className="wz-xml" tabIndex={0} role="region" aria-label={TEXTS.changes}>
        <p>
          <strong className="wz-xml-file">{fileName}</strong>:{' '}
          {count === 0
            ? TEXTS.noChange
            : selectPlural(count, TEXTS.oneChange, TEXTS.changeCount(count))}
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
          <th scope="col">{TEXTS.field}</th>
          <th scope="col">{TEXTS.now}</th>
          <th scope="col">{TEXTS.then}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, name, before, after, derived }) => (
          <tr key={path}>
            <th scope="row">
              {name}
              {derived && (
                <small>{after === EMPTY_VALUE ? TEXTS.noLongerValid : TEXTS.autofilled}</small>
              )}
            </th>
            <td data-label={TEXTS.now}>{before}</td>
            <td data-label={TEXTS.then}>
              <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
