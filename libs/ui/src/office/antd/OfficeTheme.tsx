import ConfigProvider from 'antd/es/config-provider';
import itIT from 'antd/es/locale/it_IT';
import type { ReactNode } from 'react';
import { officeTheme } from '../../antd/antd-theme.js';

/** Theme and Italian texts around each part of antd that the back office shows. */
export function OfficeTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={officeTheme} locale={itIT} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
