import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildServiceWorker, filesToKeep } from './lib/service-worker.mjs'

// @reads nothing

const ENTRY = 'js/app.0123abcd.js'
const FILES = {
  'index.html': '<!doctype html>',
  [ENTRY]: 'app()',
  'css/app.0123abcd.css': 'b{}',
  'js/42.4567cdef.js': 'later()',
  'js/app.0123abcd.js.br': 'packed',
  'static/images/assets/tab/home.png': 'picture',
  'static/images/assets/icons.svg.gz': 'packed',
  'size-manifest.json': JSON.stringify({ precache: ['css/app.0123abcd.css', ENTRY] }),
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-worker-'))
  for (const [name, text] of Object.entries(FILES)) write(name, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const worker = async () => {
  await buildServiceWorker(folder)
  return readFileSync(join(folder, 'sw.js'), 'utf8')
}

test('kept are the page, what the chunks name and the pictures of the tabs; nothing packed, no other chunk', () => {
  expect(filesToKeep(folder)).toEqual([
    'css/app.0123abcd.css',
    'index.html',
    ENTRY,
    'static/images/assets/tab/home.png',
  ])
})

test('the worker knows every one by its contents', async () => {
  const text = await worker()
  for (const file of filesToKeep(folder)) expect(text).toContain(`url:"${file}"`)
  expect(text).not.toContain('js/42.4567cdef.js')
  expect(text.match(/sha256-/g)).toHaveLength(4)
  // Named after what is in them; the page and the pictures are not.
  expect(text.match(/revision:null/g)).toHaveLength(2)
})

test('any change makes another worker, and none makes the same', async () => {
  const before = await worker()
  expect(await worker()).toBe(before)
  write('static/images/assets/tab/home.png', 'another picture')
  expect(await worker()).not.toBe(before)
})

test('it is a file by itself: nothing is imported, evaluated or loaded from elsewhere', async () => {
  const text = await worker()
  expect(text).not.toMatch(/importScripts|\beval\(|new Function/)
})

test('a build without one of its files fails', async () => {
  rmSync(join(folder, ENTRY))
  await expect(buildServiceWorker(folder)).rejects.toThrow(/app\.0123abcd\.js/)
})
