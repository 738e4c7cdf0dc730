/** An address that may go on in a second line, at the @ and not within a word. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return at < 1 ? (
    <>{address}</>
  ) : (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
