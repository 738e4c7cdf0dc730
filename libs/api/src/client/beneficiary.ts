import type {
  BeneficiaryDossier,
  BeneficiaryInput,
  ClientLink,
  NewClientLink,
  SsnData,
} from '../types/index.js';
import { json, nothing } from './answers.js';
import type { Send } from './request.js';

/** Links for customers: what the fitter does with them, and what their holder may do without a login. */
export const beneficiaryClient = (send: Send) => ({
  /** Sends the customer a new link by e-mail; an earlier link stops working. */
  sendToClient: (id: number, email: string) =>
    nothing(send(`Module/sendToClient/${id}`, { query: { email } })),
  /** Creates a new link to share by other means; an earlier link stops working. */
  createLink: (id: number) =>
    json<NewClientLink>(send(`Module/beneficiaryLink/${id}`, { method: 'POST', body: {} })),
  /** The latest link; `null` when none was ever created. */
  link: async (id: number) =>
    (await json<{ link: ClientLink | null }>(send(`Module/beneficiaryLink/${id}`))).link,
  revokeLink: (id: number) => nothing(send(`Module/beneficiaryLink/${id}`, { method: 'DELETE' })),

  open: (id: number, token: string) =>
    json<BeneficiaryDossier>(
      send(`Module/getModuleByToken/${id}/${encodeURIComponent(token)}`, { anonymous: true }),
    ),
  save: (token: string, input: BeneficiaryInput) =>
    json<BeneficiaryDossier>(
      send(`Module/updateByBeneficiary/${encodeURIComponent(token)}`, {
        method: 'PUT',
        body: input,
        anonymous: true,
      }),
    ),
  /** Marks the customer's data as finished; the fitter gets a notification. */
  finish: (token: string) =>
    nothing(
      send(`Module/finishByBeneficiary/${encodeURIComponent(token)}`, {
        method: 'POST',
        body: {},
        anonymous: true,
      }),
    ),
  dataFromSsn: (token: string, ssn: string) =>
    json<SsnData>(
      send(`Module/getDataFromSSNByToken/${encodeURIComponent(token)}/${encodeURIComponent(ssn)}`, {
        anonymous: true,
      }),
    ),
});
