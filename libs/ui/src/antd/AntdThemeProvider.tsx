import ConfigProvider from 'antd/es/config-provider';
import itIT from 'antd/es/locale/it_IT';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.js';

/** Theme and Italian texts around each part of antd, which comes with the first of them and not with the page. */
export function AntdThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={antdTheme} locale={itIT} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
