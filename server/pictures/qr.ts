import { path, rect } from './svg'

/*
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 6. Larger ones need
 * version information and uneven blocks, which no address of this app does.
 */

/** Of a version: error-correction words a block, blocks, data words a block. */
const VERSIONS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
] as const

/** Powers of 2 in GF(256) with the polynomial 0x11d, and their logarithms. */
const EXP: number[] = []
const LOG: number[] = []
for (let at = 0, value = 1; at < 255; at += 1) {
  EXP[at] = value
  LOG[value] = at
  value <<= 1
  if (value > 255) value ^= 0x11d
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0)

/** The Reed–Solomon remainder of `data`, `count` words long. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let at = 0; at < count; at += 1) {
    const next = [...generator, 0]
    for (const [i, word] of generator.entries())
      next[i + 1] = (next[i + 1] ?? 0) ^ times(word, EXP[at] ?? 0)
    generator = next
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0
    for (const [i, word] of generator.entries())
      rest[at + i] = (rest[at + i] ?? 0) ^ times(word, factor)
  }
  return rest.slice(data.length)
}

/** All words of the symbol, data and correction interleaved; undefined for a text that is too long. */
function wordsOf(text: string): { words: number[]; version: number } | undefined {
  const bytes = [...Buffer.from(text, 'utf8')]
  const at = VERSIONS.findIndex(([, blocks, size]) => bytes.length + 2 <= blocks * size)
  const found = VERSIONS[at]
  if (!found) return undefined
  const [count, blocks, size] = found
  // Mode 4 (bytes) in four bits and the length in eight; everything after is shifted by half a byte.
  const halves = [4, bytes.length >> 4, bytes.length & 15]
  for (const byte of bytes) halves.push(byte >> 4, byte & 15)
  halves.push(0)
  const data = halves.flatMap((half, i) => (i % 2 ? [] : [(half << 4) | (halves[i + 1] ?? 0)]))
  for (let pad = 0; data.length < blocks * size; pad += 1) data.push(pad % 2 ? 0x11 : 0xec)
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size))
  const checks = parts.map((part) => correction(part, count))
  const woven = (lists: readonly number[][]) =>
    (lists[0] ?? []).flatMap((_, i) => lists.map((list) => list[i] ?? 0))
  return { words: [...woven(parts), ...woven(checks)], version: at + 1 }
}

/** Which mask inverts a module. The first four of the standard are variety enough. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
]

type Grid = (boolean | undefined)[][]

/** Finders, timing and alignment; `undefined` is room for data. Format bits are kept free. */
function frame(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  // Room for the format: beside the finders.
  for (let at = 0; at < 9; at += 1) {
    if (at !== 6)
      for (const [y, x] of [
        [8, at],
        [at, 8],
      ] as const)
        set(y, x, false)
    if (at < 8)
      for (const [y, x] of [
        [8, size - 1 - at],
        [size - 1 - at, 8],
      ] as const)
        set(y, x, false)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4)
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1)
  return grid
}

/** Writes level M and the mask, twice, with their own correction (BCH 15, 5). */
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length
  let rest = mask
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ (rest >> 9 ? 0x537 : 0)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const set = (row: number, column: number, at: number) => {
    const line = grid[row]
    if (line) line[column] = ((bits >> at) & 1) === 1
  }
  for (let at = 0; at < 15; at += 1) {
    // Down the column beside the first finder, past the timing; then along the row.
    if (at < 8) set(at < 6 ? at : at + 1, 8, at)
    else set(8, at === 8 ? 7 : 14 - at, at)
    if (at < 8) set(8, size - 1 - at, at)
    else set(size - 15 + at, 8, at)
  }
  const dark = grid[size - 8]
  if (dark) dark[8] = true
}

/** Fills the free modules upwards and downwards in pairs of columns, from the right. */
function fill(grid: Grid, words: readonly number[], mask: number): void {
  const size = grid.length
  const inverts = MASKS[mask] ?? (() => false)
  let bit = 0
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        const line = grid[row]
        if (!line || line[column] !== undefined) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        line[column] = dark !== inverts(row, column)
        bit += 1
      }
    }
    upwards = !upwards
  }
}

/** How often five or more modules of one colour stand in a line: scanners lose count there. */
function runs(grid: Grid): number {
  let count = 0
  const size = grid.length
  for (let a = 0; a < size; a += 1) {
    let [across, down] = [1, 1]
    for (let b = 1; b < size; b += 1) {
      across = grid[a]?.[b] === grid[a]?.[b - 1] ? across + 1 : 1
      down = grid[b]?.[a] === grid[b - 1]?.[a] ? down + 1 : 1
      count += Number(across >= 5) + Number(down >= 5)
    }
  }
  return count
}

/** The modules of a text, true is dark, without the quiet zone; undefined above 106 bytes. */
export function qrModules(text: string): boolean[][] | undefined {
  const found = wordsOf(text)
  if (!found) return undefined
  const drawn = MASKS.map((_, mask) => {
    const grid = frame(found.version)
    fill(grid, found.words, mask)
    writeFormat(grid, mask)
    return grid
  })
  const best = drawn.reduce((one, other) => (runs(other) < runs(one) ? other : one))
  return best.map((line) => line.map((dark) => dark === true))
}

/** A code of `size` units with its quiet zone on white, for a picture. */
export function qrDrawing(text: string, size: number): string | undefined {
  const modules = qrModules(text)
  if (!modules) return undefined
  const unit = size / (modules.length + 8)
  // One path in whole modules, scaled: no hairlines between neighbours.
  const d = modules
    .flatMap((line, y) => line.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  return (
    rect(0, 0, size, size, '#fff') +
    `<g transform="scale(${Math.round(unit * 10_000) / 10_000})" shape-rendering="crispEdges">${path(d, '#1c1917')}</g>`
  )
}
