import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense } from 'react';
import { MenuTrigger } from './MenuTrigger.js';
import type { OfficePopoverProps } from './office.types.js';

const AntdPopover = lazy(() => loadWhenOnline(() => import('./antd/AntdPopover.js')));

/** A button that opens a small panel of fields below it; Esc closes it. */
export function OfficePopover(props: OfficePopoverProps) {
  const { content: _content, trigger, ...button } = props;
  return (
    <Suspense fallback={<MenuTrigger {...button}>{trigger}</MenuTrigger>}>
      <AntdPopover {...props} />
    </Suspense>
  );
}
