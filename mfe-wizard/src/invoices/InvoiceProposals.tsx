import type { InvoiceProposalDto, InvoicesDto } from '@pratiche/api';
import { selectPlural, getValueAtPath } from '@pratiche/domain';
import { Button, useAlerts } from '@pratiche/ui';
import { useRef } from 'react';
import { fullFieldLabel, formatFieldValue } from '../catalog/field-catalog.js';
import { useDossierForm, useDossierSession } from '../form/dossier-session-context.js';
import { listOpenProposals } from './open-proposals.js';
import { INVOICES_PANEL_TEXTS as TEXTS } from './panel-texts.js';
import { useDossierRules } from '../form/useDossierRules.js';
import type { DossierSession } from '../state/dossier-session.js';

/** The values of the invoices, each taken by a press or all that fill empty fields at once. */
export function InvoiceProposals({ data }: { data: InvoicesDto }) {
  const session = useDossierSession();
  const alerts = useAlerts();
  const form = useDossierForm();
  const title = useRef<HTMLHeadingElement>(null);
  const { empty, different } = listOpenProposals(data, form);

  function take(proposals: readonly InvoiceProposalDto[]) {
    applyProposals(session, proposals);
    alerts.success(selectPlural(proposals.length, TEXTS.oneTaken, TEXTS.taken(proposals.length)));
    // The pressed button goes away with its row.
    title.current?.focus({ preventScroll: true });
  }

  return (
    <div className="wz-proposals">
      <div className="wz-section-head">
        <h4 tabIndex={-1} ref={title}>
          {empty.length > 0 ? TEXTS.proposedCount(empty.length) : TEXTS.proposed}
        </h4>
        {empty.length > 1 && (
          <Button type="primary" onClick={() => take(empty)}>
            {TEXTS.useAll}
          </Button>
        )}
      </div>
      {empty.length === 0 && <p className="pr-muted">{TEXTS.nothingToAdd}</p>}
      <ProposalTable proposals={empty} onTake={take} />
      {different.length > 0 && (
        <>
          <h4>{TEXTS.differentCount(different.length)}</h4>
          <p className="pr-muted">{TEXTS.differentText}</p>
          <ProposalTable proposals={different} onTake={take} />
        </>
      )}
    </div>
  );
}

interface ProposalTableProps {
  proposals: readonly InvoiceProposalDto[];
  onTake: (proposals: readonly InvoiceProposalDto[]) => void;
}

function ProposalTable({ proposals, onTake }: ProposalTableProps) {
  if (proposals.length === 0) return null;
  return (
    <table className="wz-change-table wz-proposal-table">
      <thead>
        <tr>
          <th scope="col">{TEXTS.field}</th>
          <th scope="col">{TEXTS.now}</th>
          <th scope="col">{TEXTS.onInvoice}</th>
          <th scope="col">
            <span className="pr-visually-hidden">{TEXTS.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.field} proposal={proposal} onTake={() => onTake([proposal])} />
        ))}
      </tbody>
    </table>
  );
}

function ProposalRow({ proposal, onTake }: { proposal: InvoiceProposalDto; onTake: () => void }) {
  const rules = useDossierRules();
  const form = useDossierForm();
  const { field, value, reason } = proposal;
  const label = fullFieldLabel(field);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={TEXTS.now}>{formatFieldValue(field, getValueAtPath(form, field), rules)}</td>
      <td data-label={TEXTS.onInvoice}>
        <strong>{formatFieldValue(field, value, rules)}</strong>
        <small>{reason}</small>
      </td>
      <td className="wz-proposal-action">
        <Button onClick={onTake} aria-label={TEXTS.useNamed(label)}>
          {TEXTS.use}
        </Button>
      </td>
    </tr>
  );
}

/** Takes values of invoices over, so that they are copied and saved as typing is. */
function applyProposals(
  session: DossierSession,
  proposals: readonly Pick<InvoiceProposalDto, 'field' | 'value'>[],
): void {
  for (const { field, value } of proposals) {
    session.autofillFields([{ field, value }]);
    // What belongs to the other kind of beneficiary is put aside.
    if (field === 'isCompany') session.handleFieldEdited(field);
    if (Array.isArray(value)) session.handleRowsMoved(field);
  }
  session.refreshStepView();
}
