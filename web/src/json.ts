/** JSON from the server: its seeds are larger than the numbers of a browser, so they stay texts. */

export function readJson<T>(text: string): T {
  return JSON.parse(text.replace(/"seed":\s*(\d+)/g, '"seed":"$1"')) as T;
}
