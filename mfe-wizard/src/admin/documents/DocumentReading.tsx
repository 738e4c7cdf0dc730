import { readData, type DocumentSetItemDto } from '@pratiche/api';
import { listDocumentPoints, type DocumentPoint, type DossierForm } from '@pratiche/domain';
import { CheckOutlined, CloseOutlined, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { VALUE_TEXTS as TEXTS } from './texts.js';
import type { MarkedValue, ValueMarks } from './useValueMarks.js';

interface DocumentReadingProps {
  item: DocumentSetItemDto;
  form: DossierForm;
  marks: ValueMarks;
}

/** Beside the page of a document: what it has to say as the dossier does, and what else to look at. */
export function DocumentReading({ item, form, marks }: DocumentReadingProps) {
  const values = marks.listValues(item);
  const points = useDocumentPoints(item.document.code, form);
  const next = values.find(({ mark }) => mark === null);
  if (values.length === 0 && points.length === 0) return null;
  return (
    <div className="admin-reading">
      {values.length > 0 && (
        <ul className="admin-values" aria-label={TEXTS.values}>
          {values.map((value) => (
            <ValueRow
              key={value.key}
              value={value}
              isNext={value === next}
              onMark={(mark) => marks.setMark(item, value, mark)}
            />
          ))}
        </ul>
      )}
      {points.length > 0 && (
        <details className="admin-points" open>
          <summary>{TEXTS.points}</summary>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface ValueRowProps {
  value: MarkedValue;
  /** The keys mark this one. */
  isNext: boolean;
  onMark: (mark: 'agrees' | 'differs') => void;
}

function ValueRow({ value: { label, value, mark }, isNext, onMark }: ValueRowProps) {
  return (
    <li
      className={`admin-value ${mark === null ? '' : `admin-value-${mark}`}`}
      aria-current={isNext || undefined}
    >
      <span className="admin-value-text">
        <span className="pr-muted">{label}</span> <strong>{value}</strong>
      </span>
      <span className="admin-value-marks">
        <button
          type="button"
          aria-pressed={mark === 'agrees'}
          aria-label={TEXTS.agreesOf(label)}
          title={TEXTS.agrees}
          onClick={() => onMark('agrees')}
        >
          <CheckOutlined />
        </button>
        <button
          type="button"
          aria-pressed={mark === 'differs'}
          aria-label={TEXTS.differsOf(label)}
          title={TEXTS.differs}
          onClick={() => onMark('differs')}
        >
          <CloseOutlined />
        </button>
      </span>
    </li>
  );
}

/** What the back office wants looked at in a document; the settings word it. */
function useDocumentPoints(code: string, form: DossierForm): string[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['document-points'],
    queryFn: () => readData(api.GET('/api/module/documentPoints')),
    staleTime: Infinity,
  });
  return listDocumentPoints(data as readonly DocumentPoint[], code, form);
}
