import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HANDLERS } from '../server/routes'
import type { AnyContract } from '../src/http/endpoint'
import specified from './spec/calls.json'

interface Call {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly body?: readonly string[] | string
}

const listed: readonly Call[] = specified
const source = join(__dirname, '../src')
/** Where calls are declared: the contracts of the nouns, and the two modules of those that have none. */
const CONTRACT =
  /[\\/](features[\\/][^\\/]+[\\/]contract[^\\/]*|engine[\\/]calls|http[\\/]upload-file)\.ts$/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return CONTRACT.test(path) ? [path] : []
  })
}

/** Every call of the client, by the name of its function. */
const calls = filesIn(source).flatMap((file) =>
  Object.entries(require(file) as Record<string, { contract?: AnyContract }>).flatMap(
    ([name, exported]) =>
      exported?.contract
        ? [{ name, at: pathOf(exported.contract), contract: exported.contract }]
        : [],
  ),
)

function pathOf({ method, path }: AnyContract): string {
  return `${method} ${path}`
}

const fold = (path: string) =>
  path
    .toLowerCase()
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/$/, '')

test('the client has calls, and no two functions make the same one', () => {
  expect(calls.length).toBeGreaterThan(30)
  expect(new Set(calls.map(({ at }) => at)).size).toBe(calls.length)
})

test.each(calls)('$name: $at is spelt as in the specification', ({ contract }) => {
  const alike = listed.filter(({ path }) => fold(path) === fold(contract.path))
  const methods = alike.filter(({ path }) => path === contract.path).map(({ method }) => method)
  // A path the specification does not list is ours; one that differs in case only is a mistake.
  if (alike.length === 0) return
  expect(methods).not.toEqual([])
  // An open shape states no method: the verb decides (point 10).
  if (!methods.includes('')) expect(methods).toContain(contract.method)
})

const fields = (schema: { entries?: Record<string, unknown> } | undefined) =>
  Object.keys(schema?.entries ?? {}).sort()

test.each(
  calls.flatMap((call) => {
    const found = listed.find(({ method, path }) => `${method} ${path}` === call.at)
    return found && (found.query || Array.isArray(found.body)) ? [{ ...call, found }] : []
  }),
)('$name: $at takes the fields of the specification', ({ contract, found }) => {
  expect(fields(contract.query)).toEqual(expect.arrayContaining([...(found.query ?? [])].sort()))
  if (Array.isArray(found.body)) {
    expect(fields(contract.body)).toEqual(expect.arrayContaining([...found.body].sort()))
  }
})

test.each(calls)('$name: the sandbox answers $at', ({ at, contract }) => {
  const handler = HANDLERS.find((candidate) => pathOf(candidate.contract) === at)
  expect(handler?.contract).toBe(contract)
})

test('the sandbox answers no call twice', () => {
  const paths = HANDLERS.map(({ contract }) => `${contract.host ?? 'main'} ${pathOf(contract)}`)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})
