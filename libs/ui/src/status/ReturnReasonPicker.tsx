import { readData } from '@pratiche/api';
import { listReturnReasons, type ReturnReasonTemplate } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../basic/index.js';
import { useApi } from '../session/useApi.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

interface ReturnReasonPickerProps {
  isRejection: boolean;
  disabled: boolean;
  onPick: (template: ReturnReasonTemplate) => void;
}

/** Words that are often used, to be completed. Without them the reason is typed. */
export function ReturnReasonPicker({ isRejection, disabled, onPick }: ReturnReasonPickerProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['return-reasons'],
    queryFn: () => readData(api.GET('/api/module/returnReasons')),
  });
  const templates = listReturnReasons(data ?? [], isRejection);
  if (templates.length === 0) return null;
  return (
    <div className="pr-return-reasons" role="group" aria-label={TEXTS.readyTexts}>
      {templates.map((template) => (
        <Button
          key={template.title}
          size="small"
          disabled={disabled}
          title={template.text}
          onClick={() => onPick(template)}
        >
          {template.title}
        </Button>
      ))}
    </div>
  );
}
