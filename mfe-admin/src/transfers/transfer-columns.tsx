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

/** Company, package, reason, doubts, receipt and amount; of decided ones also who and why. */
export const buildTransferColumns = ({
  tab,
  onReceipt,
}: TransferColumnOptions): Column<OfficeOrderDto>[] => [
  {
    key: 'transferDay',
    title: TRANSFERS_TEXTS.paidOn,
    width: 108,
    render: ({ transferDay }) => <DateText value={transferDay} />,
  },
  {
    key: 'company',
    title: TRANSFERS_TEXTS.company,
    priority: 1,
    least: 150,
    render: ({ accountId, businessName, email }) => (
      <Link to={`/administration/users/${accountId}?scheda=crediti`}>{businessName ?? email}</Link>
    ),
  },
  {
    key: 'package',
    title: TRANSFERS_TEXTS.package,
    least: 140,
    rank: 22,
    render: ({ packageName, credits }) => `${packageName} · ${formatCreditCount(credits)}`,
  },
  {
    key: 'reason',
    title: TRANSFERS_TEXTS.reference,
    least: 150,
    rank: 12,
    render: ({ reason }) => reason,
  },
  ...(tab === 'pending' ? [] : DECISION_COLUMNS),
  {
    key: 'note',
    title: TRANSFERS_TEXTS.note,
    least: 130,
    priority: 1,
    render: (order) => <TransferNote order={order} />,
  },
  {
    key: 'receipt',
    title: TRANSFERS_TEXTS.receipt,
    width: 108,
    render: (order) =>
      order.receipt === null ? (
        '–'
      ) : (
        <Button
          type="link"
          size="small"
          icon={<PaperClipOutlined aria-hidden="true" />}
          aria-label={TRANSFERS_TEXTS.openReceipt(order.receipt)}
          onClick={() => onReceipt(order)}
        >
          {TRANSFERS_TEXTS.receipt}
        </Button>
      ),
  },
  {
    key: 'amount',
    title: TRANSFERS_TEXTS.amount,
    width: 112,
    priority: 1,
    align: 'end',
    render: ({ amount }) => (
      <strong>
        <Money value={amount} />
      </strong>
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

/** Whether the sum is the price, and what agrees with the text that was searched. */
function TransferNote({ order }: { order: OfficeOrderDto }) {
  const { amount, amountDue, matches, hasOtherAmount } = order;
  const doubts = [
    ...(amount === amountDue ? [] : [TRANSFERS_TEXTS.price(formatEuro(amountDue))]),
    ...(hasOtherAmount ? [TRANSFERS_TEXTS.otherAmount] : []),
  ].join(' · ');
  if (doubts === '' && matches.length === 0) return '–';
  return (
    <>
      {doubts !== '' && <span className="ad-transfer-doubt">{doubts}</span>}
      {doubts !== '' && matches.length > 0 && ' · '}
      {matches.length > 0 && (
        <span className="ad-transfer-match">
          {TRANSFERS_TEXTS.matches(matches.map((match) => ORDER_MATCH_LABELS[match]).join(', '))}
        </span>
      )}
    </>
  );
}
