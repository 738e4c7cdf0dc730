import Select, { type SelectProps } from 'antd/es/select';
import { Themed } from './Themed.js';

export default function ThemedSelect(props: SelectProps) {
  return (
    <Themed>
      <Select {...props} />
    </Themed>
  );
}
