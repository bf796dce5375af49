/** After the first failure of a file the rest of it would say nothing new, and may wait long for what never comes. */
const base =
  process.env.MUTANTS_ENVIRONMENT === 'node' ? 'jest-environment-node' : 'jest-environment-jsdom'
const { TestEnvironment } = require(base)

module.exports = class extends TestEnvironment {
  failed = false

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.failed = true
    if (name === 'test_start' && this.failed) test.mode = 'skip'
  }
}
