import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

// @reads scripts/mutants

/** What became of some test files. */
export interface Result {
  /** Those that failed. */
  readonly failed: readonly string[]
  /** Those of them in which nothing was wrong but how long something took. */
  readonly late: readonly string[]
  /** The process ended without saying what became of its tests. */
  readonly crashed: boolean
  /** Milliseconds. */
  readonly took: number
  readonly timedOut: boolean
}

/** Runs test files of one project. */
export type RunTests = (
  project: string,
  tests: readonly string[],
  options: {
    /** Milliseconds after which the process is ended. */
    readonly limit: number
    /** The first test file that fails is enough: the others do not run. */
    readonly first?: boolean
  },
) => Promise<Result>

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] | null }[]
  }[]
}

/** Behind everything else that wants the processor, unless whoever started this has said how far behind. */
const BEHIND = 10

/** A test that waits for what never comes ends after so long, ms. */
const TEST_TIMEOUT = 30_000

/**
 * Jest in a process of its own, in one worker.
 * @param testTimeout how long one test may take, ms.
 */
export const jestIn =
  (root: string, testTimeout = TEST_TIMEOUT): RunTests =>
  async (project, tests, { limit, first = false }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-run-'))
    const report = join(folder, 'report.json')
    const started = Date.now()
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        ...['--selectProjects', project, '--runInBand', '--silent', '--json'],
        ...[`--outputFile=${report}`, `--testTimeout=${testTimeout}`],
        `--testEnvironment=${join(root, 'scripts/mutants/first-failure.cjs')}`,
        ...['--runTestsByPath', ...tests],
      ],
      {
        cwd: root,
        stdio: 'ignore',
        env: {
          ...process.env,
          MUTANTS_ENVIRONMENT: project === 'server' ? 'node' : 'jsdom',
          MUTANTS_FIRST: first ? 'yes' : '',
        },
      },
    )
    if (child.pid !== undefined) setPriority(child.pid, getPriority() || BEHIND)
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, limit)
    const code = await new Promise<number>((resolve) => {
      child.on('close', (exit) => resolve(exit ?? 1))
    })
    clearTimeout(timer)
    const found = code === 0 ? NOTHING : failedIn(report, root)
    rmSync(folder, { recursive: true, force: true })
    const crashed = !found && !timedOut
    return {
      ...(found ?? { failed: tests, late: [] }),
      crashed,
      took: Date.now() - started,
      timedOut,
    }
  }

const NOTHING = { failed: [], late: [] }
/** What first-failure.cjs says of a file that need not run any more. */
const NOT_ASKED = 'Another test has failed already'
const TOO_LONG = /^(Error: )?thrown: ["']Exceeded timeout of /

function failedIn(report: string, root: string): Pick<Result, 'failed' | 'late'> | undefined {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    const failed = testResults
      .filter(({ status, message }) => status === 'failed' && !message.includes(NOT_ASKED))
      .map(({ name, assertionResults }) => {
        const messages = assertionResults.flatMap(({ failureMessages }) => failureMessages ?? [])
        return {
          test: name.slice(root.length + 1).replaceAll('\\', '/'),
          late: messages.length > 0 && messages.every((message) => TOO_LONG.test(message)),
        }
      })
    return {
      failed: failed.map(({ test }) => test),
      late: failed.filter(({ late }) => late).map(({ test }) => test),
    }
  } catch {
    return undefined
  }
}
