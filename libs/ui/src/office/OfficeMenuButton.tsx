import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense } from 'react';
import { MenuTrigger } from './MenuTrigger.js';
import type { OfficeMenuButtonProps } from './office.types.js';

const AntdMenuButton = lazy(() => loadWhenOnline(() => import('./antd/AntdMenuButton.js')));

/** A button that opens a menu of choices, those refused greyed with the reason. */
export function OfficeMenuButton(props: OfficeMenuButtonProps) {
  const { items: _items, onSelect: _onSelect, ...trigger } = props;
  // The button itself keeps its place until antd's menu is there.
  return (
    <Suspense fallback={<MenuTrigger {...trigger} />}>
      <AntdMenuButton {...props} />
    </Suspense>
  );
}
