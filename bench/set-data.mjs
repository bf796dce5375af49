import { npx } from '../scripts/lib/step.mjs'
import { goals, table } from './lib/report.mjs'

/** What the home page's first draw sends to the view of the weapp. Resolves with Markdown. */
export async function benchSetData() {
  const { code, output } = await npx('tsx', ['bench/set-data.ts', 'weapp', '--json'], {
    quiet: true,
  })
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (code !== 0 || !line) throw new Error(output)
  const { calls, largest, total, nodes, depth, widest } = JSON.parse(line)
  return `## First draw of the home page, weapp

_${new Date().toISOString().slice(0, 10)}. The compiled bundle in the harness of e2e/mini against the sandbox, from an empty phone until it is quiet. Bytes and counts are exact and the same everywhere._

${table([['call', 'bytes', 'paths'], ...calls.map(({ bytes, paths }, index) => [index + 1, bytes, paths])])}

${calls.length} calls, ${total} bytes; ${nodes} WXML elements, ${depth} deep, at most ${widest} in one.

${goals([
  ['before anything can be read', (calls[0].bytes + calls[1].bytes) / 1024, 16, 1, ' KB'],
  ['all calls', total / 1024, 40, 1, ' KB'],
  ['largest call', largest / 1024, 24, 1, ' KB'],
  ['WXML elements', nodes, 500, 0],
  ['depth', depth, 30, 0],
  ['children of one element', widest, 60, 0],
])}`
}
