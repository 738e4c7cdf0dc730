import type { InvoiceDoubtDto } from '@pratiche/api';
import { CheckCircleOutlined, WarningOutlined } from '@pratiche/ui';

/** What to look at again, and what was reckoned with. */
export function InvoiceDoubts({ doubts }: { doubts: readonly InvoiceDoubtDto[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="wz-invoice-doubts">
      {doubts.map(({ check, isNote, message }) => (
        <li key={`${check}-${message}`} className={isNote ? 'wz-invoice-note' : 'wz-invoice-doubt'}>
          {isNote ? <CheckCircleOutlined /> : <WarningOutlined />}
          <span>
            <span className="pr-visually-hidden">{isNote ? 'Nota: ' : 'Da controllare: '}</span>
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
