import { Progress } from '../basic/index.js';
import { UPLOAD_TEXTS as TEXTS } from './texts.js';

/** One upload in flight. */
export interface UploadItem {
  key: string;
  name: string;
  /** 0–100. */
  percent: number;
  onCancel?: () => void;
}

/** The uploads under way, with a number and a way out. */
export function UploadProgress({ uploads }: { uploads: readonly UploadItem[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="pr-uploads">
      {uploads.map(({ key, name, percent, onCancel }) => (
        <li key={key}>
          <span className="pr-upload-name">{name}</span>
          <Progress percent={Math.round(percent)} aria-label={TEXTS.uploadOf(name)} />
          {onCancel && (
            <button
              type="button"
              className="pr-link-button"
              aria-label={TEXTS.cancelUploadOf(name)}
              onClick={onCancel}
            >
              {TEXTS.cancel}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
