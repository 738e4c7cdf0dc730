/** A CSV file in a form, with other fields before it. */
export function csvForm(content: string | Buffer, fields: Record<string, string> = {}, fileName = 'elenco.csv'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([new Uint8Array(Buffer.from(content))], fileName, { type: 'text/csv' }));
  return form;
}
