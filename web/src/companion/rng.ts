/** Chance as in trailboss/core/rng.py: splitmix64, so that a seed gives the same game here and there. */

const MASK = (1n << 64n) - 1n;
const GAMMA = 0x9e3779b97f4a7c15n;
const MIX_1 = 0xbf58476d1ce4e5b9n;
const MIX_2 = 0x94d049bb133111ebn;

function mix(value: bigint): bigint {
  let z = ((value ^ (value >> 30n)) * MIX_1) & MASK;
  z = ((z ^ (z >> 27n)) * MIX_2) & MASK;
  return z ^ (z >> 31n);
}

export class Luck {
  constructor(private state: bigint) {}

  /** A number 0..n-1. */
  below(n: number): number {
    this.state = (this.state + GAMMA) & MASK;
    return Number((mix(this.state) * BigInt(n)) >> 64n);
  }

  /** The things in random order. */
  shuffled<T>(things: readonly T[]): T[] {
    const cards = [...things];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
    }
    return cards;
  }
}

/** A seed that nobody knows; small enough for a JSON number. */
export function freshSeed(): bigint {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high & 0x1fffff) << 32n) | BigInt(low);
}
