import { writeDraft } from '../../../../engine/data/use-draft'
import { isObject, parseJson } from '../../../../shared/json'
import type { Persistence } from '../../../../stores/persistence'
import type { Edited as Taken } from '../../queries'
import { markOf, type Raw } from '../../rules/document'
import { type Edited, type History, readHistory, type Step } from '../../rules/history'

/*
 * What can be undone, in pieces under keys of their own: of a long history a key that is typed writes the last piece
 * anew, and no key is larger than a host takes.
 */

/** Characters of a key: in Chinese, encrypted and as text, that is less than the 200 KB which Alipay takes. */
const CHUNK = 40_000
/** Keys on a device, of all its pages together: two million characters, some five thousand steps. */
const MOST = 50

interface Piece {
  readonly n: number
  readonly steps: readonly Step[]
  readonly text: string
  readonly mark: number
}
interface Held {
  /** Steps before the first piece: there was no room for them. */
  readonly from: number
  readonly pieces: readonly Piece[]
}
interface Where {
  readonly persistence: Persistence
  /** Of the page. */
  readonly key: string
}

/** What lies on the device already, by who wrote it there. */
const written = new WeakMap<Where, Held>()

type Name = `steps_${string}`
const startOf = (key: string): Name => `steps_${markOf(key)}_`
const chunksOf = ({ text }: Piece) => Math.ceil(text.length / CHUNK)
const nameOf = (key: string, n: number, chunk: number): Name => `${startOf(key)}${n}_${chunk}`
const chunksIn = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + chunksOf(piece), 0)
const lengthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { steps }) => sum + steps.length, 0)

/** The pieces that are on the device as they should be. */
function standing({ from, pieces }: Held, steps: readonly Step[]): readonly Piece[] {
  let end = from
  const changed = pieces.findIndex((piece, at) => {
    const begin = end
    end += piece.steps.length
    const isSame = piece.steps.every((step, each) => steps[begin + each] === step)
    // The last one grows.
    return !isSame || (at === pieces.length - 1 && end < steps.length)
  })
  return changed < 0 ? pieces : pieces.slice(0, changed)
}

const pieceOf = (n: number, steps: readonly Step[], text: string): Piece => ({
  n,
  steps,
  text,
  mark: markOf(text),
})
/** Tells whether all pieces are those that belong together: two windows may have written them. */
const markIn = (pieces: readonly Piece[]) => markOf(pieces.map(({ mark }) => mark))

/** Cuts steps into pieces; one that is longer than a key is a piece by itself. */
function cut(steps: readonly Step[], first: number): readonly Piece[] {
  const pieces: Piece[] = []
  let own: Step[] = []
  let texts: string[] = []
  let size = 0
  function close(): void {
    if (own.length > 0) pieces.push(pieceOf(first + pieces.length, own, `[${texts.join(',')}]`))
    own = []
    texts = []
    size = 0
  }
  for (const step of steps) {
    const text = JSON.stringify(step)
    if (size + text.length > CHUNK - 2) close()
    own.push(step)
    texts.push(text)
    size += text.length + 1
  }
  close()
  return pieces
}

/** Without its oldest piece, or where somebody has gone back as far as that, its newest. */
function lessOf({ from, pieces }: Held, cursor: number): Held {
  const oldest = from + (pieces[0]?.steps.length ?? 0)
  return oldest <= cursor
    ? { from: oldest, pieces: pieces.slice(1) }
    : { from, pieces: pieces.slice(0, -1) }
}

/** Takes away what belongs to no piece; of other pages what there is no room for beside these. */
function tidy({ persistence, key }: Where, pieces: readonly Piece[]): void {
  const wanted = new Set<string>(
    pieces.flatMap((piece) =>
      Array.from({ length: chunksOf(piece) }, (_, chunk) => nameOf(key, piece.n, chunk)),
    ),
  )
  let room = MOST - wanted.size
  for (const rest of persistence.names('steps_')) {
    const name: Name = `steps_${rest}`
    if (wanted.has(name)) continue
    if (name.startsWith(startOf(key)) || room <= 0) persistence.remove(name)
    else room -= 1
  }
}

/**
 * Writes down what can be undone of a page; where there is no room, the oldest steps make it.
 *
 * @returns what finds it again.
 */
function keepSteps(where: Where, { steps, cursor }: History) {
  const { persistence, key } = where
  const before = written.get(where) ?? { from: 0, pieces: [] }
  const left = standing(before, steps)
  const begun = before.from + lengthOf(left)
  const fresh = cut(steps.slice(begun), (left[left.length - 1]?.n ?? -1) + 1)
  let held: Held = { from: before.from, pieces: [...left, ...fresh] }
  while (chunksIn(held.pieces) > MOST) held = lessOf(held, cursor)
  for (let isWritten = false; !isWritten; ) {
    tidy(where, held.pieces)
    try {
      for (const piece of held.pieces.filter((each) => !left.includes(each)))
        for (let at = 0; at < chunksOf(piece); at++)
          persistence.write(
            nameOf(key, piece.n, at),
            piece.text.slice(at * CHUNK, (at + 1) * CHUNK),
          )
      isWritten = true
    } catch {
      held = lessOf(held, cursor)
    }
  }
  written.set(where, held)
  const { from, pieces } = held
  const last = pieces[pieces.length - 1]
  return {
    cursor: pieces.length > 0 ? cursor - from : 0,
    first: pieces[0]?.n ?? 0,
    end: last ? last.n + 1 : 0,
    mark: markIn(pieces),
  }
}

/** Forgets what can be undone: there is no room for the page itself. */
function dropSteps(where: Where): void {
  written.delete(where)
  tidy(where, [])
}

/** What can be undone, as it was kept; nothing where it does not belong to what was kept of the page. */
export function readSteps(where: Where, kept: unknown): History {
  const none = readHistory(undefined)
  if (!isObject(kept)) return none
  const { persistence, key } = where
  const pieces: Piece[] = []
  for (let n = Number(kept.first); n < Number(kept.end); n++) {
    let text = ''
    for (let at = 0; ; at++) {
      const chunk = persistence.read(nameOf(key, n, at))
      if (typeof chunk !== 'string') break
      text += chunk
    }
    const { steps } = readHistory({ steps: parseJson(text), cursor: 0 })
    if (steps.length === 0) return none
    pieces.push(pieceOf(n, steps, text))
  }
  const steps = pieces.flatMap((piece) => piece.steps)
  if (markIn(pieces) !== kept.mark) return none
  written.set(where, { from: 0, pieces })
  return readHistory({ steps, cursor: kept.cursor })
}

interface Now {
  readonly edited: Edited
  readonly revision: number
  readonly baseVersion: number
  readonly isUnsaved: boolean
  /** What was sent and not answered. */
  readonly sent: { readonly definition: Raw } | undefined
}

/** Writes a page down on this device. False when there is no room. */
export function putAway(
  where: Where & { readonly draft: Pick<Taken, 'isPlain'> },
  now: Now,
): boolean {
  const { persistence, key, draft } = where
  const { edited, sent, revision, baseVersion, isUnsaved } = now
  const how = { revision, baseVersion, isUnsaved, sent: sent && markOf(sent.definition) }
  const write = (history?: unknown) =>
    writeDraft(persistence, key, { page: edited.page, history, isPlain: draft.isPlain, ...how })
  try {
    write(keepSteps(where, edited))
    return true
  } catch {
    // The page goes before what can be undone.
    dropSteps(where)
  }
  try {
    write()
    return true
  } catch {
    return false
  }
}
