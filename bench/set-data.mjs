import { npx } from '../scripts/lib/step.mjs'
import { blankTaro } from './lib/blank-taro.mjs'
import { goals, setting, table } from './lib/report.mjs'
import { spread, summary } from './lib/stats.mjs'

/**
 * What the home page's first draw sends to the view of the weapp, and when, beside a blank Taro app. Resolves
 * with Markdown.
 */
export async function benchSetData({ chromium, runs }) {
  const blank = await blankTaro('weapp')
  const args = ['bench/set-data.ts', 'weapp', '--json', '--blank', blank, '--runs', String(runs)]
  const { code, output } = await npx('tsx', args, { quiet: true })
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (code !== 0 || !line) throw new Error(output)
  const { calls, largest, total, nodes, depth, widest, times } = JSON.parse(line)
  const [page, screen, other] = [times.page, times.screen, times.blank].map(summary)
  const ratio = (ours) => (ours.median / other.median).toFixed(2)
  return `## First draw of the home page, weapp

${setting(chromium, `The compiled bundle in the harness of e2e/mini against the sandbox, from an empty phone until it is quiet. Bytes and counts are exact and the same everywhere; of times the median of ${runs} interleaved runs with [min..max].`)}

${table([['call', 'bytes', 'paths'], ...calls.map(({ bytes, paths }, index) => [index + 1, bytes, paths])])}

${calls.length} calls, ${total} bytes; ${nodes} WXML elements, ${depth} deep, at most ${widest} in one.

${table([
  ['at the view', 'ms since the start', '÷ the blank app'],
  ['the empty page: its bar and the shapes of what comes', spread(page), ratio(page)],
  ['the first screen of home, with what the server said', spread(screen), ratio(screen)],
  ['a blank Taro app with a line of text', spread(other), ratio(other)],
])}

The harness has no processor of a phone and reads no package from a network: a start costs here what its scripts cost, and the way to the server next to nothing.

${goals([
  ['before anything can be read', (calls[0].bytes + calls[1].bytes) / 1024, 16, 1, ' KB'],
  ['all calls', total / 1024, 40, 1, ' KB'],
  ['largest call', largest / 1024, 24, 1, ' KB'],
  ['WXML elements', nodes, 500, 0],
  ['depth', depth, 30, 0],
  ['children of one element', widest, 60, 0],
])}`
}
