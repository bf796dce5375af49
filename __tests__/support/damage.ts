import fc from 'fast-check'

/** What a broken server, an editor's bug or an attacker may put anywhere in a definition. */
export const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    { type: 'banner' },
    'constructor',
    '__proto__',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    'x'.repeat(25_000),
    Array.from({ length: 300 }, () => ({})),
    { $: 'session', path: 'user.token' },
    { from: 'api', call: 'people/user/logout' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

type Step = string | number
interface Place {
  readonly holder: Record<Step, unknown>
  readonly key: Step
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<Step, unknown>
  return Object.keys(value).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

export const mutation = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'rename', 'repeat', 'wrap'),
  value: junk,
})

/** A real definition with up to six damages. */
export function damaged(
  definition: unknown,
  mutations: readonly { at: number; kind: string; value: unknown }[],
): unknown {
  const copy = { root: clone(definition) }
  for (const { at, kind, value } of mutations) {
    const places = placesIn(copy)
    const place = places[at % places.length]
    if (!place) break
    const { holder, key } = place
    const before = holder[key]
    if (kind === 'replace') holder[key] = clone(value)
    if (kind === 'remove') delete holder[key]
    if (kind === 'rename') holder[`${key}2`] = clone(before)
    if (kind === 'wrap') holder[key] = [before, clone(value)]
    if (kind === 'repeat' && Array.isArray(holder))
      holder.push(...[1, 2, 3].map(() => clone(before)))
  }
  return copy.root
}
