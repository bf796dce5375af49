/** Types as one host has them. What held is kept in .cache/tsc; deleting that makes every host new. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { importTypeScript } from './import-typescript.mjs'
import { tsc } from './step.mjs'
import { filesOfTree } from './units.mjs'

const FOLDER = '.cache/tsc'

/**
 * @param host as in `tsconfig.<host>.json`.
 * @param all false leaves a host out of which nothing of its own has changed since its types held.
 * @returns as a step does.
 */
export async function hostTypes(host, all) {
  const { ownFiles } = await importTypeScript('scripts/types/own-files.ts')
  const print = fingerprint(ownFiles(host, filesOfTree()))
  const held = `${FOLDER}/${host}.print`
  if (!all && existsSync(held) && readFileSync(held, 'utf8') === print)
    return { code: 0, note: 'nothing of its own changed since they held' }
  const result = await tsc(`tsconfig.${host}.json`)
  mkdirSync(FOLDER, { recursive: true })
  if (result.code === 0) writeFileSync(held, print)
  else rmSync(held, { force: true })
  return result
}
