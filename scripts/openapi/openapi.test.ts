// @reads docs
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeApi } from '../../server/http/openapi'
import { HANDLERS } from '../../server/routes'
import { APP_VERSION } from '../../src/shared/constants'
import { openApiText } from './document'
import { GROUPS, takeExchanges } from './exchanges'
import { withExchanges } from './guide'

const root = resolve(__dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

test('the published description is that of the calls as they are (npm run openapi)', () => {
  const published = read('docs/reference/openapi.json')
  expect(published === openApiText()).toBe(true)
  expect(JSON.parse(published)).toEqual(
    JSON.parse(JSON.stringify(describeApi(HANDLERS, APP_VERSION))),
  )
})

test('the guide shows what the sandbox answers now (npm run openapi)', async () => {
  const guide = read('docs/how-to/your-own-backend.md')
  expect(guide).toBe(withExchanges(guide, await takeExchanges()))
  for (const name of Object.keys(GROUPS)) expect(guide).toContain(`<!-- exchange: ${name} -->`)
})

test('only what is between marks is written anew', () => {
  const guide = 'a\n<!-- exchange: login -->\nold\n<!-- /exchange -->\nb'
  const now = withExchanges(guide, { login: 'new' })
  expect(now).toBe('a\n<!-- exchange: login -->\nnew\n<!-- /exchange -->\nb')
  expect(() => withExchanges(guide, {})).toThrow("'login'")
})
