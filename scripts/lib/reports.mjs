import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const ERROR_LINES = 14
const ESCAPE = String.fromCharCode(27)
const COLOUR = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')
const brief = (text) =>
  String(text ?? '')
    .replace(COLOUR, '')
    .split('\n')
    .slice(0, ERROR_LINES)
    .join('\n      ')

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [{ name, message }]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => ({ name: one.fullName, message: one.failureMessages[0] }))
  })
}

/** The step that failed, within the step it is in. */
function stepsOf({ steps = [] } = {}) {
  const failed = steps.find(({ error }) => error)
  return failed ? [failed.title, ...stepsOf(failed)] : []
}

/** Of a test that ran out of time the second error says what it was waiting for. */
const messagesOf = ({ errors = [] } = {}) => errors.slice(0, 2).map(({ message }) => message)

function whereOf({ errorLocation, errors = [] } = {}) {
  const { file, line } = errorLocation ?? errors.find(({ location }) => location)?.location ?? {}
  return file && `at ${relative(process.cwd(), file)}:${line}`
}

function playwrightFailures({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const result = tests.flatMap(({ results }) => results).find(({ error }) => error)
      return {
        name: [`${file}:${line} ${title}`, ...stepsOf(result)].join(' › '),
        message: [whereOf(result), ...messagesOf(result)].filter(Boolean).join('\n'),
      }
    })
  return [...own, ...suites.flatMap(playwrightFailures)]
}

/**
 * What the runners' reports say: how many tests there were, and of each that failed its name and the
 * beginning of its message.
 */
export function readReports({ jest, playwright }) {
  const unit = read(jest)
  const journeys = read(playwright)
  const failures = [
    ...(unit ? jestFailures(unit) : []),
    ...(journeys ? playwrightFailures(journeys) : []),
  ]
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0),
    failures: failures.map(({ name, message }) => `✗ ${name}\n      ${brief(message)}`),
  }
}
