/** Where something that can be seen begins, px from the column of the page. */
export interface Edge {
  readonly kind: 'card' | 'text' | 'picture'
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A distance from the edge of the page, and what keeps it. */
export interface Gutter {
  readonly left: number
  readonly names: readonly string[]
}

/** Further in, px, nothing hangs at the edge of the page. */
const FARTHEST = 40
/** What is drawn this near, px, is drawn in one line. */
const SLACK = 1.5
/** Boxes that share less height than this, px, stand below each other. */
const SHARED = 2

/** Whether something hangs at the edge: near to it, not run over it, and not put into the middle. */
function hangs({ kind, left, right }: Edge, width: number): boolean {
  if (left > FARTHEST || left < -SLACK) return false
  // From edge to edge is on purpose; words at the very edge are not.
  if (left <= SLACK && kind !== 'text') return false
  // A card has the same room on both sides anyway.
  return kind === 'card' || Math.abs(width - right - left) > SLACK
}

/** Whether nothing stands to the left of it. */
const isFirst = (edge: Edge, all: readonly Edge[]) =>
  !all.some(
    (other) =>
      other.left < edge.left - SLACK &&
      Math.min(other.bottom, edge.bottom) - Math.max(other.top, edge.top) > SHARED,
  )

/**
 * The distances from its left edge that a page keeps, the commonest first; one is as it should be. Counted is
 * what stands first in its row and hangs at the edge: cards, words that are in none, and pictures.
 *
 * @param width of the page's column, px.
 */
export function guttersOf(edges: readonly Edge[], width: number): readonly Gutter[] {
  const found: { left: number; names: string[] }[] = []
  const counted = edges.filter((edge) => hangs(edge, width) && isFirst(edge, edges))
  for (const { left, name } of counted.sort((one, other) => one.left - other.left)) {
    const last = found[found.length - 1]
    if (last && left - last.left <= SLACK) last.names.push(name)
    else found.push({ left, names: [name] })
  }
  return found.sort((one, other) => other.names.length - one.names.length)
}

/** Names that are told of each; who looks sees the others. */
const TOLD = 3

/** What to say of a page whose gutters differ, else nothing. */
export function gutterText([most, ...others]: readonly Gutter[]): string | undefined {
  if (!most || others.length === 0) return undefined
  const rest = others.map(({ left, names }) => {
    const more = names.length > TOLD ? ` and ${names.length - TOLD} more` : ''
    return `${Math.round(left)} px: ${[...new Set(names)].slice(0, TOLD).join(', ')}${more}`
  })
  return `${Math.round(most.left)} px, ${most.names.length} times; ${rest.join('; ')}`
}
