/** Texts and pictures are files of their own: the import is their address. */
declare module '*.md' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
