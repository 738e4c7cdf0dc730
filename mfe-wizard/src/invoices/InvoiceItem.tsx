import type { InvoiceDoubtDto, InvoiceDto } from '@pratiche/api';
import { EURO, formatNumber, selectPlural } from '@pratiche/domain';
import {
  Button,
  DeleteOutlined,
  errorText,
  formatDay,
  formatEuro,
  useAlerts,
  useApi,
  useConfirm,
} from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useDossierState } from '../form/dossier-session-context.js';
import { describeSigner } from './describe-signer.js';
import { deleteInvoice, INVOICES_KEY } from './invoice-calls.js';
import { InvoiceDoubts } from './InvoiceDoubts.js';
import { getInvoiceTypeName } from './type-texts.js';
import { INVOICES_PANEL_TEXTS as TEXTS } from './panel-texts.js';

interface InvoiceItemProps {
  invoice: InvoiceDto;
  doubts: readonly InvoiceDoubtDto[];
}

/** One invoice: who billed what when, who signed it, and what is doubtful about it. */
export function InvoiceItem({ invoice, doubts }: InvoiceItemProps) {
  const { number, date, supplier, customer, signer, repairs, fileName } = invoice;
  const remove = useDeleteInvoice(invoice);
  const name = `${getInvoiceTypeName(invoice.documentType)} n. ${number}`;
  return (
    <li className="wz-invoice">
      <div className="wz-invoice-head">
        <div>
          <strong>{name}</strong> {TEXTS.ofDay} {formatDay(date)}
          <div className="pr-muted">
            {supplier.name} → {customer.name}
          </div>
        </div>
        <strong className="pr-number wz-invoice-total">{formatTotal(invoice)}</strong>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          onClick={() => void remove()}
          aria-label={TEXTS.deleteNamed(name)}
          title={TEXTS.delete}
        />
      </div>
      <p className="pr-muted wz-invoice-file">{fileName}</p>
      {signer !== null && <p>{describeSigner(signer)}</p>}
      <InvoiceDoubts doubts={doubts} />
      {repairs.length > 0 && (
        <details className="wz-invoice-repairs">
          <summary>
            {selectPlural(repairs.length, TEXTS.oneRepair, TEXTS.repairs(repairs.length))}
          </summary>
          <ul>
            {repairs.map((repair) => (
              <li key={repair}>{repair}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The total in the currency of the invoice. */
const formatTotal = ({ total, currency = EURO }: InvoiceDto): string =>
  currency === EURO ? formatEuro(total) : `${formatNumber(total, 2)} ${currency}`;

/** Deletes an invoice with its file, after a confirmation. */
function useDeleteInvoice({ id, number, fileName }: InvoiceDto): () => Promise<void> {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const dossierId = useDossierState((state) => state.id);
  return async () => {
    const isSure = await confirm({
      title: TEXTS.deleteQuestion(number),
      text: TEXTS.deleteText(fileName),
      confirmLabel: TEXTS.delete,
      danger: true,
    });
    if (!isSure || dossierId === null) return;
    try {
      await deleteInvoice(api, dossierId, id);
    } catch (error) {
      alerts.error(errorText(error));
    } finally {
      await queryClient.invalidateQueries({ queryKey: [INVOICES_KEY, dossierId] });
      await queryClient.invalidateQueries({ queryKey: ['last-step'] });
    }
  };
}
