/** Creates a one-page PDF that names the document it represents. */
export async function createDemoPdf(title: string, lines: readonly string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: 'A4', margin: 60, info: { Title: title } });
  document.fontSize(20).text(title).moveDown();
  document.fontSize(11);
  for (const line of lines) document.text(line).moveDown(0.5);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
