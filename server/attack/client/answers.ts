import { AppError } from '../../../src/errors'
import type { AnyContract } from '../../../src/http/endpoint'
import type { Sandbox } from '../../app'
import type { Handler } from '../../handler'
import type { Range } from '../findings'
import { inputOf } from '../inputs'
import { everyId } from '../pool'
import { type Random, randomOf } from '../random'
import { drive, type Wire, wholeInput } from './drive'

const HTML =
  '<html><head><title>Login to the Wi-Fi</title></head><body><script>x</script></body></html>'
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const envelope = (data: string, more = '') =>
  `{"code":200,"message":"","status":1,"result":${data},"data":${data}${more}}`

type Break = (answer: Wire, random: Random) => Wire

/** The whole answer is another one: a hotel's login page, half of it, nothing, somebody else's JSON. */
const WHOLE: Readonly<Record<string, Break>> = {
  'cut off': ({ status, text }, { int }) => ({ status, text: text.slice(0, int(text.length)) }),
  'nothing with 200': () => ({ status: 200, text: '' }),
  'nothing with 204': () => ({ status: 204, text: '' }),
  'nothing with 304': () => ({ status: 304, text: '' }),
  'HTML with 200': () => ({ status: 200, text: HTML }),
  'HTML with 502': () => ({ status: 502, text: HTML }),
  'a redirect': () => ({ status: 302, text: '' }),
  'a status of its own': () => ({ status: 599, text: 'x' }),
  'no status': ({ text }) => ({ status: 0, text }),
  null: () => ({ status: 200, text: 'null' }),
  'a list': () => ({ status: 200, text: '[]' }),
  'a text': () => ({ status: 200, text: '"ok"' }),
  'a number': () => ({ status: 200, text: '42' }),
  'an empty record': () => ({ status: 200, text: '{}' }),
  'a code that is a text': ({ status, text }) => ({
    status,
    text: text.replace(/"code":\s*200/, '"code":"200"'),
  }),
  'a code without data': () => ({ status: 200, text: '{"code":200,"status":1}' }),
  'data that is null': () => ({ status: 200, text: envelope('null') }),
  'data that is deep': () => ({ status: 200, text: envelope(nested(4000)) }),
  'data that is huge': () => ({ status: 200, text: envelope(JSON.stringify('x'.repeat(5e5))) }),
  'data of many entries': () => ({
    status: 200,
    text: envelope(`[${'0,'.repeat(2e4)}0]`),
  }),
  'a prototype': () => ({
    status: 200,
    text: envelope('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  }),
  'a message that is none': () => ({ status: 500, text: '{"code":500,"message":{"a":1}}' }),
  'a refusal without a message': () => ({ status: 500, text: '{"code":500}' }),
  'a clock that is none': () => ({ status: 412, text: '{"code":412,"message":"x","time":"x"}' }),
  'a clock far away': () => ({ status: 412, text: '{"code":412,"message":"x","time":1e300}' }),
  'an end of the session': () => ({ status: 401, text: '{"code":401}' }),
  'two answers': ({ status, text }) => ({ status, text: text + text }),
  'a mark before it': ({ status, text }) => ({ status, text: `\ufeff${text}` }),
  'letters that are none': ({ status, text }) => ({ status, text: text.replace(/"/g, '\ufffd') }),
}

const JUNK: readonly unknown[] = [
  null,
  '',
  'x'.repeat(100_000),
  '<img src=x onerror=alert(1)>',
  0,
  -1,
  1e308,
  1.5,
  true,
  [],
  {},
  [null],
  { a: { b: { c: [] } } },
]

type Holder = Record<string, unknown>

function placesIn(value: unknown, found: (readonly [Holder, string])[] = []) {
  if (typeof value !== 'object' || value === null) return found
  for (const key of Object.keys(value)) {
    found.push([value as Holder, key])
    placesIn((value as Holder)[key], found)
  }
  return found
}

/** Some of its values are of another kind, gone, or many times there. */
const parts: Break = ({ status, text }, random) => {
  const root: Holder = { answer: JSON.parse(text) }
  // All found before the first change: what was made many is not made many again.
  const places = placesIn(root)
  for (let count = 1 + random.int(4); count > 0; count--) {
    const [holder, key] = random.pick(places)
    const before = holder[key]
    const change = random.int(4)
    if (change === 0 && !Array.isArray(holder)) delete holder[key]
    else if (change === 1 && Array.isArray(before)) {
      holder[key] = Array.from({ length: 500 }, () => before[0] ?? null)
    } else if (change === 2) holder[key] = [before]
    else holder[key] = random.pick(JUNK)
  }
  return { status, text: JSON.stringify(root.answer) ?? '' }
}

const BREAKS: readonly (readonly [string, Break])[] = [
  ...Object.entries(WHOLE),
  ...Array.from({ length: Object.keys(WHOLE).length }, () => ['wrong parts', parts] as const),
]

/** An answer as it should be: the server's, or one made of the contract where it refused. */
async function goodAnswer(wire: Wire | undefined, contract: AnyContract, random: Random) {
  if (wire?.status === 200) return wire
  const made = JSON.stringify(inputOf(contract.data, random, () => undefined, 'none') ?? null)
  return { status: 200, text: contract.host === 'chat' ? made : envelope(made) }
}

const isPolluted = () => 'polluted' in {}

/**
 * Every call with answers that are none: it settles, with data of its contract or with an error of ours, and
 * leaves nothing behind.
 *
 * @param cases damaged answers of each call.
 */
export async function attackAnswers(
  range: Range,
  sandbox: Sandbox,
  seed: number,
  handlers: readonly Handler[],
  cases: number,
): Promise<void> {
  const pool = await everyId(sandbox)
  for (const { contract } of handlers) {
    if (contract.multipart) continue
    const call = `${contract.method} ${contract.path}`
    const input = wholeInput(contract, pool, seed)
    let wire: Wire | undefined
    const first = await drive({
      sandbox,
      as: '1001',
      line: async (request, send) => {
        wire = await send(request)
        return wire
      },
    })
    await first.call(contract, input).catch(() => {})
    const good = await goodAnswer(wire, contract, randomOf(`${seed} good ${call}`))
    for (let index = 0; index < cases; index++) {
      const name = `${seed} answer ${call} ${index}`
      const random = randomOf(name)
      const [what, damage] = random.pick(BREAKS)
      const damaged = damage(good, random)
      const { call: ask } = await drive({
        sandbox,
        as: '1001',
        timeoutMs: 1000,
        line: async () => damaged,
      })
      await range.attempt({ name, call: `${call}: ${what}` }, async () => {
        const problem = await ask(contract, input).then(
          () => '',
          (error: unknown) => (error instanceof AppError ? '' : `rejected with ${String(error)}`),
        )
        return [problem, isPolluted() ? 'the prototype of everything was changed' : ''].filter(
          Boolean,
        )
      })
    }
  }
}
