import { camel, create, insertBefore, kebab } from './files.mjs'

/** A contract in src/api and its handler in server/areas, tied by one import. */
export async function writeEndpoint(method, path) {
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method)) return `${method} is not a method`
  if (!path) return 'the path is missing'
  const parts = path
    .replace(/\{\w+\}/g, '')
    .split('/')
    .filter(Boolean)
    .map(kebab)
  const last = parts[parts.length - 1]
  const area = parts[parts.length - 2] ?? last
  const folder = kebab(area)
  const name = camel(last)
  const body = method === 'GET' || method === 'DELETE' ? '' : '  body: v.object({}),\n'
  const problem = create({
    [`src/api/${folder}/${last}.ts`]: `import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** ${method} ${path} */
export const ${name} = endpoint({
  method: '${method}',
  path: '${path}',
${body}  data: v.unknown(),
})
`,
    [`server/areas/${folder}/${last}.ts`]: `import { ${name} } from '../../../src/api/${folder}/${last}'
import { handle } from '../../handler'

export const ${name}Handler = handle(${name}, async () => null)
`,
  })
  if (problem) return problem
  const index = `server/areas/${folder}/index.ts`
  const made = create({
    [index]: `import type { Handler } from '../../handler'

export const handlers: Handler[] = [
]
`,
  })
  if (!made) console.log(`Add ${folder} to server/areas/index.ts.`)
  insertBefore(index, `import { ${name}Handler } from './${last}'`, (line) => line === '')
  insertBefore(index, `  ${name}Handler,`, (line) => line === ']')
  console.log('Next: npm run format, state the shapes in the contract, answer from the database.')
  return undefined
}
