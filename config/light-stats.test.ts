import path from 'node:path'
import webpack, { type Stats, type StatsCompilation } from 'webpack'
import { LightStatsPlugin } from './light-stats'

// @reads config/light-stats.ts

/** What is read when a build of a file is done. */
function read(entry: string, reader: (stats: Stats) => unknown): Promise<unknown> {
  const compiler = webpack({ mode: 'none', entry, plugins: [new LightStatsPlugin()] })
  compiler.hooks.shouldEmit.tap('test', () => false)
  return new Promise((resolve, reject) => {
    compiler.hooks.done.tap('test', (stats) => resolve(reader(stats)))
    compiler.run((error) => error && reject(error))
  })
}
const empty = path.join(__dirname, '../src/platform/browser/empty.css')

test.each([undefined, {}])('who asks for %j hears of troubles alone', async (asked) => {
  const json = (await read('./nowhere-at-all', (stats) => stats.toJson(asked))) as StatsCompilation
  expect(json.errors?.[0]?.message).toContain('nowhere-at-all')
  expect(Object.keys(json).sort()).toEqual(['errors', 'warnings'])
})

test('who asks for something gets it', async () => {
  const json = await read(empty, (stats) => stats.toJson({ all: false, modules: true }))
  expect((json as StatsCompilation).modules).toHaveLength(1)
})
