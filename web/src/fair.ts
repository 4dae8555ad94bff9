/** The promise about the seed: its hash is shown at the start, the seed at the end. */

/** `sha256("{salt}:{seed}")` in hex, or `null` where the browser offers no hashing. */
export async function commitmentOf(salt: string, seed: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}:${seed}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
