/** Numbers that look random and come again with the same seed. */
export interface Random {
  /** From 0 up to `below`, whole. */
  readonly int: (below: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  /** True so often of a hundred times. */
  readonly chance: (percent: number) => boolean
}

/** FNV-1a: a text as 32 bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  }
  return bits >>> 0
}

/**
 * The random numbers of one case: those of another case do not change when this one asks for more.
 *
 * @param name names the case: its seed, what it is about and its number.
 */
export function randomOf(name: string): Random {
  let state = hash(name)
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    pick: (list) => list[int(list.length)] as (typeof list)[number],
    chance: (percent) => int(100) < percent,
  }
}

/** All of them, or so many by chance. */
export function pickFrom<T>(all: readonly T[], count: number, name: string): readonly T[] {
  const random = randomOf(name)
  const left = [...all]
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(random.int(left.length), 1))
  }
  return picked
}
