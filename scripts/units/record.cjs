const { writeFileSync } = require('node:fs')
const { relative } = require('node:path')

/** A reporter of Jest: writes what became of each test file, and how long it took, to UNIT_RECORD. */
module.exports = class Record {
  constructor({ rootDir }) {
    this.rootDir = rootDir
    this.outcomes = []
  }

  onTestResult({ context, path }, { numFailingTests, testExecError, perfStats }) {
    this.outcomes.push({
      project: context.config.displayName?.name ?? '',
      file: relative(this.rootDir, path).replaceAll('\\', '/'),
      passed: numFailingTests === 0 && !testExecError,
      seconds: perfStats.runtime / 1000,
    })
  }

  onRunComplete() {
    writeFileSync(process.env.UNIT_RECORD, JSON.stringify(this.outcomes))
  }
}
