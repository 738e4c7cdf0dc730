import type { InvoiceDoubtDto } from '@pratiche/api';
import { CheckCircleOutlined, WarningOutlined } from '@pratiche/ui';
import { INVOICE_TEXTS as TEXTS } from './texts.js';

/** What to look at again, and what was reckoned with. */
export function InvoiceDoubts({ doubts }: { doubts: readonly InvoiceDoubtDto[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="wz-invoice-doubts">
      {doubts.map(({ check, isNote, message }) => (
        <li key={`${check}-${message}`} className={isNote ? 'wz-invoice-note' : 'wz-invoice-doubt'}>
          {isNote ? <CheckCircleOutlined /> : <WarningOutlined />}
          <span>
            <span className="pr-visually-hidden">{isNote ? TEXTS.note : TEXTS.toCheck}</span>
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
