import { readdirSync } from 'node:fs'
import { addImport, addItem, addValibot, namesIn } from './code.mjs'
import { Problem } from './draft.mjs'
import { callName, camel, checkCallName, checkName, METHODS } from './names.mjs'

const ROWS = '__tests__/contracts/rows'
const WRITES = '__tests__/writes.test.ts'
const HANDLERS = /: readonly Handler\[\]$/

/**
 * A call on both sides: its contract, a handler that refuses it, its row among the contract tests.
 *
 * @param shape `data` as code; what is unknown unless given.
 */
export function addCall(draft, [noun, method, path, given], shape = 'v.unknown()') {
  checkName(noun)
  if (!METHODS.includes(method)) throw new Problem(`'${method ?? ''}' is not one of ${METHODS}.`)
  if (!/^[\w{][\w{}./-]*$/.test(path ?? '')) throw new Problem(`'${path ?? ''}' is not a path.`)
  const name = checkCallName(given ?? callName(noun, method, path))
  checkIsNew(draft, { name, method, path })

  const hasBody = method === 'POST' || method === 'PUT'
  const reads = method === 'GET' || (hasBody && /^(list|page|query|search)[A-Z]/.test(name))
  const harmless = harmlessBy(method, name)
  const call = { noun, method, path, name, shape, hasBody, reads }
  // A write that adds something says under which name, so that a second try adds nothing (decision 0038).
  call.isNamed = hasBody && !reads && harmless === undefined
  addContract(draft, call)
  addHandler(draft, call)
  addRow(draft, call)
  if (!reads && harmless) addHarmless(draft, call, harmless)
  const steps = [
    `state the shapes of ${name} in the contract, then npm run openapi`,
    'answer it from the database',
    'say in its row what comes back (it fails until then; what else a call owes is asked after it)',
  ]
  if (path.includes('{'))
    steps.push('try it on a row of somebody else in __tests__/contracts/attempts')
  return steps
}

/** The contracts of all rooms. */
function contractsOf(draft) {
  return readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^\\/]+[\\/]contract[^\\/]*\.ts$/.test(file))
    .map((file) => `src/features/${file.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: draft.read(file) }))
}

function checkIsNew(draft, { name, method, path }) {
  const same = `method: '${method}',\n  path: '${path}',`
  for (const { file, text } of contractsOf(draft)) {
    if (namesIn(text).has(name))
      throw new Problem(`${file} has a ${name} already: name it yourself.`)
    if (text.replace(/\n +/g, '\n  ').includes(same))
      throw new Problem(`${file} has ${method} ${path} already.`)
  }
}

/** Why such a write does no harm the second time, as `WRITES` has it; undefined where only a name helps. */
function harmlessBy(method, name) {
  if (method === 'DELETE' || /^(delete|remove|clear)[A-Z]/.test(name)) return 'REMOVES'
  return method === 'PUT' ? 'SETS' : undefined
}

/** Only where the rooms are looked through. */
function addHarmless(draft, { noun, name }, reason) {
  const [, rooms = ''] = /^const ROOMS = \[([^\]]*)\]/m.exec(draft.read(WRITES)) ?? []
  if (!rooms.includes(`'${noun}'`)) return
  draft.edit(WRITES, (text) => addItem(text, /^HARMLESS\b/, `${name}: ${reason}`))
}

function addContract(draft, { noun, method, path, name, shape, hasBody, reads, isNamed }) {
  const file = `src/features/${noun}/contract.ts`
  if (!draft.has(file)) draft.create(file, '')
  const fields = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(hasBody ? [`body: v.object({${isNamed ? ' requestId ' : ''}})`] : []),
    `data: ${shape}`,
    "auth: 'user'",
    ...(reads && hasBody ? ['read: true'] : []),
  ]
  draft.edit(file, (text) => {
    const ready = addImport(addValibot(text), 'endpoint', '../../http/endpoint')
    const shapes = [...(/\bid\b/.test(shape) ? ['id'] : []), ...(isNamed ? ['requestId'] : [])]
    const whole = shapes.reduce((code, one) => addImport(code, one, '../../http/shapes'), ready)
    return `${whole}
/** ${method} ${path}: what it does, and for whom. */
export const ${name} = endpoint({
  ${fields.join(',\n  ')},
})
`
  })
}

function addHandler(draft, { noun, name }) {
  const file = `server/${noun}/routes.ts`
  if (!draft.has(file)) makeRoutes(draft, file, noun)
  const item = `handle(${name}, async () => {
  throw new Refusal(501, { en: 'This is not answered yet.', 'zh-Hans': '暂未开放' })
})`
  draft.edit(file, (text) => {
    const added = addItem(text, HANDLERS, item)
    if (!added) throw new Problem(`${file} has no list of handlers.`)
    const contract = `../../src/features/${noun}/contract`
    return [
      [name, contract],
      ['handle', '../handler'],
      ['Refusal', '../refusal'],
    ].reduce((code, [what, from]) => addImport(code, what, from), added)
  })
}

function makeRoutes(draft, file, noun) {
  draft.create(
    file,
    "import type { Handler } from '../handler'\n\nexport const handlers: readonly Handler[] = []\n",
  )
  draft.edit('server/routes.ts', (text) => {
    const wanted = camel(noun)
    const alias = namesIn(text).has(wanted) ? `${wanted}Calls` : wanted
    const imported = addImport(text, `handlers as ${alias}`, `./${noun}/routes`)
    return addItem(imported, /^CALLS\b/, `...${alias}`)
  })
}

function addRow(draft, { noun, method, path, name, hasBody, isNamed }) {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
  const input = [
    ...(parameters.length > 0 ? [`params: { ${parameters.map((one) => `${one}: '1'`)} }`] : []),
    ...(hasBody ? [`body: {${isNamed ? " requestId: 'r-1' " : ''}}`] : []),
  ]
  const row = `{
  call: ${name},
  as: 'member',
  ${input.length > 0 ? `input: { ${input.join(', ')} },\n  ` : ''}sends: '${method} ${path.replace(/\{\w+\}/g, '1')}',
  answers: UNWRITTEN,
}`
  const file = rowsFileOf(draft, noun) ?? makeRows(draft, noun)
  draft.edit(file, (text) =>
    [
      [name, `../../../src/features/${noun}/contract`],
      ['UNWRITTEN', '../unwritten'],
    ].reduce(
      (code, [what, from]) => addImport(code, what, from),
      addItem(text, /Rows: readonly Row\[\]$/, row),
    ),
  )
}

/** Where the rows of this room are: the file that knows most of its contract. */
function rowsFileOf(draft, noun) {
  const known = (text) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)]
      .filter(([, , from]) => from === `../../../src/features/${noun}/contract`)
      .reduce((sum, [, names]) => sum + names.split(',').length, 0)
  const files = readdirSync(ROWS)
    .filter((file) => file !== 'index.ts')
    .map((file) => ({ file: `${ROWS}/${file}`, count: known(draft.read(`${ROWS}/${file}`)) }))
    .sort((left, right) => right.count - left.count)
  return files[0]?.count > 0 ? files[0].file : undefined
}

function makeRows(draft, noun) {
  const file = `${ROWS}/${noun}.ts`
  const list = `${camel(noun)}Rows`
  if (draft.has(file)) return file
  draft.create(
    file,
    `import type { Row } from '../harness'\n\nexport const ${list}: readonly Row[] = []\n`,
  )
  draft.edit(`${ROWS}/index.ts`, (text) =>
    addItem(addImport(text, list, `./${noun}`), /^ROWS\b/, `...${list}`),
  )
  return file
}
