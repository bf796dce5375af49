/**
 * Runs the unit tests: all of them, each on every host where it is another program, or those that have not
 * passed as they are now. What has passed is kept in .cache/units; deleting that makes every test new.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { importTypeScript } from './import-typescript.mjs'
import { npx } from './step.mjs'

const projects = createRequire(import.meta.url)('../units/projects.cjs')

const FOLDER = '.cache/units'
const GREEN = join(FOLDER, 'green.json')
const PLAN = join(FOLDER, 'plan.json')
/** What the last run was of, and what became of it so far. */
const PRINTS = join(FOLDER, 'prints.json')
const RECORD = join(FOLDER, 'record.jsonl')

const read = (file, otherwise) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
const write = (file, value) => writeFileSync(file, JSON.stringify(value))
const recorded = (outcomesOf) =>
  existsSync(RECORD) ? outcomesOf(readFileSync(RECORD, 'utf8')) : []

/** What git knows or would know, and what is really there. */
export function filesOfTree() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((file) => statSync(file || '.', { throwIfNoEntry: false })?.isFile())
}

/**
 * @param all false runs the test files whose code has changed since they passed.
 * @param options `report`: where Jest writes its JSON; `gentle` lets other commands go first.
 * @returns as a step does, with the outcome of every test file that ran.
 */
export async function runUnits(all, { report, gentle = false } = {}) {
  mkdirSync(FOLDER, { recursive: true })
  const { survey, printsOf, staleOf, matrixOf, greenAfter, outcomesOf } =
    await importTypeScript('scripts/units/plan.ts')
  const tree = { root: process.cwd(), files: filesOfTree(), read: (file) => readFileSync(file) }
  const surveyed = await survey(tree, projects)
  const prints = printsOf(tree, surveyed)
  // What passed in a run that was broken off has passed.
  const green = existsSync(PRINTS)
    ? greenAfter(read(PRINTS), read(GREEN, {}), recorded(outcomesOf))
    : read(GREEN, {})
  const planned = all ? matrixOf(surveyed) : staleOf(prints, green)
  const count = Object.values(planned).flat().length
  if (!all && count === 0) return { code: 0, note: 'nothing changed since they passed' }

  write(PLAN, planned)
  write(GREEN, green)
  writeFileSync(RECORD, '')
  write(PRINTS, prints)
  const args = ['--silent', '--reporters=default', '--reporters=./scripts/units/record.cjs']
  const result = await npx(
    'jest',
    [...args, ...(report ? ['--json', `--outputFile=${report}`] : [])],
    { quiet: true, gentle, env: { UNIT_RECORD: RECORD, UNIT_PLAN: PLAN } },
  )
  const outcomes = recorded(outcomesOf)
  write(GREEN, greenAfter(prints, green, outcomes))
  return {
    ...result,
    outcomes,
    note: all ? undefined : `${count} test files, the rest is unchanged`,
  }
}
