import type { OfficeOrderDto, OrderStatus } from '@pratiche/api';
import { ORDER_MATCH_LABELS } from '@pratiche/domain';
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
import { TRANSFERS_TEXTS } from './texts.js';

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
    title: TRANSFERS_TEXTS.amount,
    width: 124,
    align: 'end',
    render: (order) => <TransferAmount order={order} />,
  },
  {
    key: 'transferDay',
    title: TRANSFERS_TEXTS.paidOn,
    width: 104,
    render: ({ transferDay }) => <DateText value={transferDay} />,
  },
  {
    key: 'company',
    title: TRANSFERS_TEXTS.company,
    priority: 1,
    render: ({ accountId, businessName, email }) => (
      <Link to={`/administration/users/${accountId}?scheda=crediti`}>{businessName ?? email}</Link>
    ),
  },
  {
    key: 'package',
    title: TRANSFERS_TEXTS.package,
    width: 152,
    render: ({ packageName, credits }) => (
      <Whole text={`${packageName} · ${formatCreditCount(credits)}`} />
    ),
  },
  {
    key: 'reason',
    title: TRANSFERS_TEXTS.reference,
    // What an operator compares with the bank's line.
    render: ({ reason }) => <Whole text={reason} />,
  },
  ...(tab === 'pending' ? [] : DECISION_COLUMNS),
  {
    key: 'receipt',
    title: TRANSFERS_TEXTS.receipt,
    width: 116,
    render: (order) =>
      order.receipt === null ? (
        '–'
      ) : (
        <Button
          type="link"
          icon={<PaperClipOutlined aria-hidden="true" />}
          aria-label={TRANSFERS_TEXTS.downloadReceipt(order.receipt)}
          onClick={() => onReceipt(order)}
        >
          {TRANSFERS_TEXTS.receipt}
        </Button>
      ),
  },
];

const DECISION_COLUMNS: Column<OfficeOrderDto>[] = [
  {
    key: 'decided',
    title: TRANSFERS_TEXTS.decidedOn,
    width: 150,
    render: ({ decided }) => <DateText value={decided} time />,
  },
  {
    key: 'decidedBy',
    title: TRANSFERS_TEXTS.decidedBy,
    below: 'decided',
    render: ({ decidedByName, decisionReason }) =>
      [decidedByName, decisionReason].filter(Boolean).join(': ') || '–',
  },
];

/** On as many lines as it needs, because the rest of a cut text takes a pointer to read. */
const Whole = ({ text }: { text: string }) => <span className="ad-transfer-whole">{text}</span>;

/** What was transferred, whether it is the price, and what agrees with the text that was searched. */
function TransferAmount({ order }: { order: OfficeOrderDto }) {
  const { amount, amountDue, matches, hasOtherAmount } = order;
  return (
    <span className="ad-transfer-amount">
      <strong>
        <Money value={amount} />
      </strong>
      {amount !== amountDue && (
        <span className="ad-transfer-doubt">{TRANSFERS_TEXTS.price(formatEuro(amountDue))}</span>
      )}
      {matches.length > 0 && (
        <span className="ad-transfer-match">
          {TRANSFERS_TEXTS.matches(matches.map((match) => ORDER_MATCH_LABELS[match]).join(', '))}
        </span>
      )}
      {hasOtherAmount && <span className="ad-transfer-doubt">{TRANSFERS_TEXTS.otherAmount}</span>}
    </span>
  );
}
