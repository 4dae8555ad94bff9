/** Does the server answer? Every call says so; what the worker kept for us does not count. */

export const net = $state({ away: false });

export function heard(answer: Response): void {
  if (!answer.headers.has("x-kept")) net.away = answer.status === 502 || answer.status === 504;
}

export function unheard(): void {
  net.away = true;
}
