import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

// @reads scripts/mutants

/** What became of some test files. */
export interface Result {
  /** Those that failed; with the first of them the run ends. */
  readonly failed: readonly string[]
  /** Milliseconds. */
  readonly took: number
  readonly timedOut: boolean
}

/** Runs test files of one project. */
export type RunTests = (
  project: string,
  tests: readonly string[],
  options: { readonly bail: boolean; readonly limit: number },
) => Promise<Result>

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** A test that waits for what never comes ends after so long, ms. */
const TEST_TIMEOUT = 15_000

/** Jest in a process of its own, in one worker, behind everything else that wants the processor. */
export const jestIn =
  (root: string): RunTests =>
  async (project, tests, { bail, limit }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-run-'))
    const report = join(folder, 'report.json')
    const started = Date.now()
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        ...['--selectProjects', project, '--runInBand', '--silent', '--json'],
        ...[`--outputFile=${report}`, `--testTimeout=${TEST_TIMEOUT}`, ...(bail ? ['--bail'] : [])],
        `--testEnvironment=${join(root, 'scripts/mutants/first-failure.cjs')}`,
        ...['--runTestsByPath', ...tests],
      ],
      {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, MUTANTS_ENVIRONMENT: project === 'server' ? 'node' : 'jsdom' },
      },
    )
    if (child.pid !== undefined) setPriority(child.pid, 10)
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, limit)
    const code = await new Promise<number>((resolve) => {
      child.on('close', (exit) => resolve(exit ?? 1))
    })
    clearTimeout(timer)
    const failed = code === 0 ? [] : (failedIn(report, root) ?? [...tests])
    rmSync(folder, { recursive: true, force: true })
    return { failed, took: Date.now() - started, timedOut }
  }

function failedIn(report: string, root: string): string[] | undefined {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    return testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => name.slice(root.length + 1).replaceAll('\\', '/'))
  } catch {
    return undefined
  }
}
