import ConfigProvider from 'antd/es/config-provider';
import itIT from 'antd/es/locale/it_IT';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.js';

/** Theme and Italian texts around each part of antd, which comes with the first of them and not with the page. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={itIT} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
