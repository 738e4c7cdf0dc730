import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { OfficeUploadButton, OfficeUploadField } from './fields.js';

// Parts of antd are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const onChange = jest.fn();
afterEach(() => {
  cleanup();
  onChange.mockClear();
});

function CsvField({ disabled = false }: { disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <OfficeUploadField
      id="file"
      label="File CSV"
      accept=".csv,.txt"
      help="Al massimo 4 byte."
      maxBytes={4}
      tooLarge="Il file supera 4 byte."
      disabled={disabled}
      value={file}
      onChange={(chosen) => {
        onChange(chosen?.name);
        setFile(chosen);
      }}
    />
  );
}

const fileNamed = (name: string, text = 'a;b') => new File([text], name);
const input = () => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (found === null) throw new Error('the field has an input');
  return found;
};
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const area = (name: RegExp | string) => screen.findByRole('button', { name });
const readDescription = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim())
    .join(' ');

it('opens the chooser from a button that has label and help, by mouse and by keyboard', async () => {
  render(<CsvField />);
  const button = await area('File CSV: Trascina qui il file o sceglilo');
  expect([button.id, readDescription(button)]).toEqual(['file', 'Al massimo 4 byte.']);
  const opened = jest.spyOn(input(), 'click');
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  // The browser makes a click of Enter and of the space bar.
  expect(opened).toHaveBeenCalledTimes(1);
});

it('takes a file and names it', async () => {
  render(<CsvField />);
  await area(/^File CSV/);
  choose(fileNamed('zone.csv'));
  expect(await area('File CSV: zone.csv')).toBeTruthy();
  expect(onChange.mock.calls).toEqual([['zone.csv']]);
});

it('says at the field why a file is refused, also a dropped one, and keeps the last', async () => {
  render(<CsvField />);
  const button = await area(/^File CSV/);
  choose(fileNamed('zone.csv', 'a;b;c'));
  await waitFor(() =>
    expect(readDescription(button)).toBe('Il file supera 4 byte. Al massimo 4 byte.'),
  );
  fireEvent.drop(button, { dataTransfer: { files: [fileNamed('zone.pdf')], items: [] } });
  await waitFor(() =>
    expect(readDescription(button)).toBe(
      'Il file non è di un tipo consentito: scegli un file .csv, .txt. Al massimo 4 byte.',
    ),
  );
  expect(onChange).not.toHaveBeenCalled();
  choose(fileNamed('zone.txt'));
  await waitFor(() => expect(readDescription(button)).toBe('Al massimo 4 byte.'));
});

it('takes nothing while it is disabled', async () => {
  render(<CsvField disabled />);
  const button = await area(/^File CSV/);
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.drop(button, { dataTransfer: { files: [fileNamed('zone.csv')], items: [] } });
  expect(onChange).not.toHaveBeenCalled();
});

it('takes a file at once where there is a button alone, the same one again too', async () => {
  const onFile = jest.fn((file: File) => file.name);
  render(<OfficeUploadButton label="Scegli il logo" accept=".png" onFile={onFile} />);
  const opened = jest.fn();
  const button = await screen.findByRole('button', { name: 'Scegli il logo' });
  input().addEventListener('click', opened);
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledTimes(1);
  choose(fileNamed('logo.png'));
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1));
  choose(fileNamed('logo.png'));
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(2));
});
