import { addCall } from './call.mjs'
import { Problem } from './draft.mjs'
import { camel, checkName, pascal } from './names.mjs'
import { addWidget } from './widget.mjs'

/** A room on both sides that is lived in: a call, a query over it, a widget that shows what it brings. */
export function addFeature(draft, [noun]) {
  checkName(noun)
  const room = `src/features/${noun}`
  for (const folder of [room, `server/${noun}`])
    if (draft.has(folder)) throw new Problem(`There is a room ${folder} already.`)

  const [list, records] = [`list${pascal(noun)}`, `${camel(noun)}Records`]
  const path = `${camel(noun)}/list`
  const steps = addCall(
    draft,
    [noun, 'GET', path, list],
    'v.array(v.object({ id, name: v.string() }))',
  )
  draft.create(
    `${room}/queries.ts`,
    `import type { LoadContext } from '../../engine/data/queries'
import { ${list} } from './contract'

/** What the user has of it. */
export const ${records} = {
  key: ['${noun}'],
  load: ({ signal }: LoadContext) => ${list}(undefined, { quiet: true, signal }),
} as const
`,
  )
  draft.create(`${room}/index.ts`, `export { ${records} } from './queries'\n`)
  draft.create(`${room}/${noun}.test.ts`, tests(records, path))
  const shown = addWidget(draft, [noun, `${noun}-list`], {
    imports: `import { ${list} } from '../../contract'\nimport { ${records} } from '../../queries'\n`,
    value: `${list}.contract.data`,
    load: `load: ${records}.load,\nneedsLogin: true,`,
    example: "[{ id: '1', name: 'Hello' }]",
    drawn: '{value.map(({ id, name }) => <Text key={id}>{name}</Text>)}',
    user: ', user: testUser',
  })
  return [...steps, ...shown]
}

const tests = (records, path) => `import { setHttpClient } from '../../http/endpoint'
import { ${records} } from '.'

test('asks the server for what the user has', async () => {
  const send = jest.fn(async () => [{ id: '1', name: 'Hello' }])
  setHttpClient({ send })
  const { signal } = new AbortController()
  await expect(${records}.load({ signal })).resolves.toEqual([{ id: '1', name: 'Hello' }])
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ method: 'GET', path: '${path}' }))
})
`
