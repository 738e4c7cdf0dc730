import { lazy, Suspense } from 'react';
import { loadWhenOnline } from './load-when-online.js';

const AntdSelect = lazy(() => loadWhenOnline(() => import('../antd/AntdSelect.js')));

interface SelectProps<Value extends string> {
  value: Value;
  options: { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
  className?: string;
  'aria-label': string;
  loading: boolean;
  disabled: boolean;
}

/**
 * antd's small select, loaded with the first list that contains one. Until then the chosen label is
 * shown as a placeholder.
 */
export default function Select<Value extends string>({ onChange, ...props }: SelectProps<Value>) {
  const { value, options, className = '' } = props;
  const chosen = options.find((option) => option.value === value)?.label;
  function choose(next: unknown) {
    const option = options.find((one) => one.value === next);
    if (option) onChange(option.value);
  }
  return (
    <Suspense fallback={<span className={`pr-select-waiting ${className}`}>{chosen}</span>}>
      <AntdSelect {...props} size="small" popupMatchSelectWidth={false} onChange={choose} />
    </Suspense>
  );
}
