import type { OfficeOrderDto, OrderStatus } from '@pratiche/api';
import { ORDER_MATCH_LABELS } from '@pratiche/domain/packages';
import {
  Button,
  DateText,
  formatCreditCount,
  formatEuro,
  Money,
  PaperClipOutlined,
} from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { Link } from 'react-router';

interface TransferColumnOptions {
  tab: OrderStatus;
  onReceipt: (order: OfficeOrderDto) => void;
}

/** Amount, company, package, reason and receipt; of decided ones also who and why. */
export const buildTransferColumns = ({
  tab,
  onReceipt,
}: TransferColumnOptions): Column<OfficeOrderDto>[] => [
  {
    key: 'amount',
    title: 'Importo',
    width: 170,
    align: 'end',
    render: (order) => <TransferAmount order={order} />,
  },
  {
    key: 'transferDay',
    title: 'Bonifico del',
    width: 110,
    render: ({ transferDay }) => <DateText value={transferDay} />,
  },
  {
    key: 'company',
    title: 'Azienda',
    priority: 1,
    render: ({ accountId, businessName, email }) => (
      <Link to={`/administration/users/${accountId}?scheda=crediti`}>{businessName ?? email}</Link>
    ),
  },
  {
    key: 'package',
    title: 'Pacchetto',
    width: 150,
    render: ({ packageName, credits }) => `${packageName} · ${formatCreditCount(credits)}`,
  },
  { key: 'reason', title: 'Causale', render: ({ reason }) => <TransferReason reason={reason} /> },
  ...(tab === 'pending' ? [] : DECISION_COLUMNS),
  {
    key: 'receipt',
    title: 'Ricevuta',
    width: 140,
    render: (order) =>
      order.receipt === null ? (
        '–'
      ) : (
        <Button
          type="link"
          icon={<PaperClipOutlined aria-hidden="true" />}
          aria-label={`Scarica la ricevuta: ${order.receipt}`}
          onClick={() => onReceipt(order)}
        >
          Ricevuta
        </Button>
      ),
  },
];

const DECISION_COLUMNS: Column<OfficeOrderDto>[] = [
  {
    key: 'decided',
    title: 'Deciso il',
    width: 150,
    render: ({ decided }) => <DateText value={decided} time />,
  },
  {
    key: 'decidedBy',
    title: 'Da',
    below: 'decided',
    render: ({ decidedByName, decisionReason }) =>
      [decidedByName, decisionReason].filter(Boolean).join(': ') || '–',
  },
];

const TransferReason = ({ reason }: { reason: string }) => <span title={reason}>{reason}</span>;

/** What was transferred, whether it is the price, and what agrees with the text that was searched. */
function TransferAmount({ order }: { order: OfficeOrderDto }) {
  const { amount, amountDue, matches, hasOtherAmount } = order;
  return (
    <span className="ad-transfer-amount">
      <strong>
        <Money value={amount} />
      </strong>
      {amount !== amountDue && (
        <span className="ad-transfer-doubt">{`prezzo ${formatEuro(amountDue)}`}</span>
      )}
      {matches.length > 0 && (
        <span className="ad-transfer-match">
          {`Corrisponde: ${matches.map((match) => ORDER_MATCH_LABELS[match]).join(', ')}`}
        </span>
      )}
      {hasOtherAmount && <span className="ad-transfer-doubt">importo diverso</span>}
    </span>
  );
}
