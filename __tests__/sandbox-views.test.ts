import { VIEWS } from '../server/views'
import { compile } from '../src/engine/read/compile'
import { all } from '../src/registry/all'

/** Types the sandbox already sends and this client draws through their fallback. */
const AHEAD: readonly string[] = []

test.each([...VIEWS.values()].map((definition) => [definition.url, definition] as const))(
  '%s is read without a complaint',
  (_, definition) => {
    const raw: unknown = JSON.parse(JSON.stringify(definition))
    const compiled = compile(raw, { registry: all, platform: 'h5' })
    const expected = definition.widgets.flatMap(({ config }, i) =>
      AHEAD.includes(config.type) ? [`${i}: unknown widget ${config.type}`] : [],
    )
    expect(compiled?.issues).toEqual(expected)
    expect(compiled?.missing).toEqual([])
    expect(compiled?.widgets).toHaveLength(definition.widgets.length)
  },
)
