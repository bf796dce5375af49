import type { Compiler, Stats } from 'webpack'

/** All that somebody reads who asks for everything: Taro prints what went wrong, twice a build. */
const TROUBLES = { all: false, errors: true, warnings: true }

/**
 * Answers who asks webpack for everything about a build with its errors and warnings only. To list what
 * 1,900 modules are there for took nine tenths of the time from a saved file to its page.
 */
export class LightStatsPlugin {
  apply(compiler: Compiler): void {
    // Before everybody who reads the stats when a build is done.
    compiler.hooks.done.tap({ name: 'LightStatsPlugin', stage: -1000 }, (stats) => {
      const toJson = stats.toJson.bind(stats)
      stats.toJson = ((options) =>
        toJson(asksForAll(options) ? TROUBLES : options)) as Stats['toJson']
    })
  }
}

const asksForAll = (options: unknown): boolean =>
  options === undefined ||
  (typeof options === 'object' && options !== null && Object.keys(options).length === 0)
