import Select, { type SelectProps } from 'antd/es/select';
import { AntdThemeProvider } from './AntdThemeProvider.js';

export default function AntdSelect(props: SelectProps) {
  return (
    <AntdThemeProvider>
      <Select {...props} />
    </AntdThemeProvider>
  );
}
