import type { InvoiceProposalDto } from '@pratiche/api';
import type { DossierSession } from '../state/dossier-session.js';

/** Takes values of invoices over, so that they are copied and saved as typing is. */
export function applyProposals(
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
