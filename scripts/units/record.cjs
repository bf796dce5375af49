const { appendFileSync } = require('node:fs')
const { relative } = require('node:path')

/**
 * A reporter of Jest: writes what became of each test file, and how long it took, to UNIT_RECORD, a line each. It is
 * there at once: who breaks a run off need not run again what has passed.
 */
module.exports = class Record {
  constructor({ rootDir }) {
    this.rootDir = rootDir
  }

  onTestResult({ context, path }, { numFailingTests, testExecError, perfStats }) {
    const outcome = {
      project: context.config.displayName?.name ?? '',
      file: relative(this.rootDir, path).replaceAll('\\', '/'),
      passed: numFailingTests === 0 && !testExecError,
      seconds: perfStats.runtime / 1000,
    }
    appendFileSync(process.env.UNIT_RECORD, `${JSON.stringify(outcome)}\n`)
  }
}
