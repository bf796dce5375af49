/**
 * After the first failure of a file the rest of it would say nothing new, and may wait long for what never
 * comes. With MUTANTS_FIRST that holds for the rest of the files too. All run in one process.
 */
const base =
  process.env.MUTANTS_ENVIRONMENT === 'node' ? 'jest-environment-node' : 'jest-environment-jsdom'
const { TestEnvironment } = require(base)
const FAILED = Symbol.for('mutants: a test has failed')

module.exports = class extends TestEnvironment {
  failed = false

  async setup() {
    if (process.env.MUTANTS_FIRST && process[FAILED])
      throw new Error('Another test has failed already')
    await super.setup()
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') {
      this.failed = true
      process[FAILED] = true
    }
    // What a `beforeAll` has broken has its error already: skipped, the whole file would pass.
    if (name === 'test_start' && this.failed && test.errors.length === 0) test.mode = 'skip'
  }
}
