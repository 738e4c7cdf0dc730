/** Whether what is sent to this host stays on this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/i.test(host);
