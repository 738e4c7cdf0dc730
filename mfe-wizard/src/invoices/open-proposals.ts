import type { InvoiceProposalDto, InvoicesDto } from '@pratiche/api';
import { type DossierForm, getValueAtPath } from '@pratiche/domain';

/** What is left to decide about the invoices of a dossier. */
export interface OpenProposals {
  /** For fields that are empty. */
  empty: InvoiceProposalDto[];
  /** For fields that hold something else, with what to say about it. */
  different: (InvoiceProposalDto & { message: string })[];
}

/** Proposals that the form on the screen has not taken yet: it may be ahead of the server. */
export function listOpenProposals(
  { proposals, differences }: InvoicesDto,
  form: DossierForm,
): OpenProposals {
  const open = proposals.filter(({ field, value }) => {
    const now = getValueAtPath(form, field);
    return now !== undefined && JSON.stringify(now) !== JSON.stringify(value);
  });
  const messages = new Map(differences.map(({ field, message }) => [field, message]));
  return {
    empty: open.filter(({ field }) => !messages.has(field)),
    different: open.flatMap((proposal) => {
      const message = messages.get(proposal.field);
      return message === undefined ? [] : [{ ...proposal, message }];
    }),
  };
}

export const countOpenProposals = (invoices: InvoicesDto, form: DossierForm): number => {
  const { empty, different } = listOpenProposals(invoices, form);
  return empty.length + different.length;
};
