import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.resolve(__dirname, '..')

/** Folders whose styles begin a rule with `.tp-<block>`, by block. A mini-program has one style sheet for all. */
function foldersByBlock(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.scss')) continue
    const scss = readFileSync(path.join(source, file), 'utf8')
    for (const [, block = ''] of scss.matchAll(/^\.(tp-[a-z0-9]+(?:-[a-z0-9]+)*)/gm)) {
      found.set(block, (found.get(block) ?? new Set()).add(path.dirname(file)))
    }
  }
  return found
}

/** Press feedback is the app's; what browsers add to it is the primitive's. What moves says how it stands still. */
const SHARED = ['tp-press', 'tp-still']

test('no two components style one class', () => {
  const shared = [...foldersByBlock()].filter(
    ([block, folders]) => folders.size > 1 && !SHARED.includes(block),
  )
  expect(shared).toEqual([])
})
