import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from './lib/precompress.mjs'

// @reads nothing

const LONG = 'console.log(1)\n'.repeat(200)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-packed-'))
  mkdirSync(join(folder, 'js'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('texts get a copy of each kind that unpacks to the same', () => {
  writeFileSync(join(folder, 'js/app.js'), LONG)
  expect(precompress(folder)).toBe(1)
  expect(brotliDecompressSync(readFileSync(join(folder, 'js/app.js.br'))).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(join(folder, 'js/app.js.gz'))).toString()).toBe(LONG)
})

test('pictures and short texts stay as they are', () => {
  writeFileSync(join(folder, 'a.png'), LONG)
  writeFileSync(join(folder, 'short.js'), 'x')
  expect(precompress(folder)).toBe(0)
  expect(readdirSync(folder).sort()).toEqual(['a.png', 'js', 'short.js'])
})

test('a copy whose file is gone goes too', () => {
  writeFileSync(join(folder, 'old.js.br'), 'x')
  precompress(folder)
  expect(readdirSync(folder)).toEqual(['js'])
})
