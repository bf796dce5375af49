/**
 * `npm run openapi`: writes docs/reference/openapi.json and the exchanges of docs/how-to/your-own-backend.md
 * from the contracts and the sandbox. A test holds that both are as they would be written now.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openApiText } from './document'
import { takeExchanges } from './exchanges'
import { withExchanges } from './guide'

const root = resolve(__dirname, '../..')
const document = resolve(root, 'docs/reference/openapi.json')
const guide = resolve(root, 'docs/how-to/your-own-backend.md')

takeExchanges()
  .then((exchanges) => {
    writeFileSync(document, openApiText())
    writeFileSync(guide, withExchanges(readFileSync(guide, 'utf8'), exchanges))
    process.exit(0)
  })
  .catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
