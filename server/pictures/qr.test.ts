/** @jest-environment node */
import { qrModules } from './qr'

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

const masks: Record<number, (row: number, column: number) => boolean> = {
  0: (row, column) => (row + column) % 2 === 0,
  1: (row) => row % 2 === 0,
  2: (_, column) => column % 3 === 0,
  3: (row, column) => (row + column) % 3 === 0,
  4: (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  5: (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  6: (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  7: (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
}

/** Data words a block and blocks of level M, by version (ISO/IEC 18004, table 9). */
const BLOCKS: Record<number, readonly [words: number, blocks: number]> = {
  1: [16, 1],
  2: [28, 1],
  3: [44, 1],
  4: [32, 2],
  5: [43, 2],
  6: [27, 4],
}

const at = (modules: boolean[][], row: number, column: number) => modules[row]?.[column] === true

/** What a scanner of undamaged codes does, from the standard: format, mask, zigzag, blocks, bytes. */
function read(modules: boolean[][]): string {
  const size = modules.length
  const version = (size - 17) / 4
  const mask =
    [2, 3, 4].reduce((bits, column) => (bits << 1) | Number(at(modules, 8, column)), 0) ^ 0b101
  const isFrame = (row: number, column: number) =>
    row === 6 ||
    column === 6 ||
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    (version > 1 && Math.abs(row - size + 7) <= 2 && Math.abs(column - size + 7) <= 2)
  const bits: number[] = []
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (isFrame(row, column)) continue
        bits.push(Number(at(modules, row, column) !== masks[mask]?.(row, column)))
      }
    }
    upwards = !upwards
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  )
  const [count, blocks] = BLOCKS[version] ?? [0, 0]
  const data = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: count }, (_, i) => words[i * blocks + block] ?? 0),
  ).flat()
  const text = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  expect(text.slice(0, 4)).toBe('0100')
  const length = Number.parseInt(text.slice(4, 12), 2)
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(text.slice(12 + i * 8, 20 + i * 8), 2),
  )
  return Buffer.from(bytes).toString('utf8')
}

test.each([
  ['hi', 21],
  ['http://127.0.0.1:4000/#/user/reg?parentId=1001', 33],
  ['邀请好友一起喝一杯', 29],
  ['x'.repeat(80), 37],
  ['x'.repeat(106), 41],
])('%s is read back from a code of %d modules', (text, size) => {
  const modules = qrModules(text) ?? []
  expect(modules).toHaveLength(size)
  expect(read(modules)).toBe(text)
})

test('has three finders and no fourth', () => {
  const modules = qrModules('finders') ?? []
  const size = modules.length
  const corner = (row: number, column: number) =>
    Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => Number(at(modules, row + y, column + x))).join(''),
    )
  expect(corner(0, 0)).toEqual(FINDER)
  expect(corner(0, size - 7)).toEqual(FINDER)
  expect(corner(size - 7, 0)).toEqual(FINDER)
  expect(corner(size - 7, size - 7)).not.toEqual(FINDER)
})

test('of a text that is too long there is no code', () => {
  expect(qrModules('x'.repeat(107))).toBeUndefined()
})
