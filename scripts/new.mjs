/**
 * Scaffolds: `npm run new -- call address POST address/setDefault`. Writes the files of one call, widget,
 * page or room and says what is left to do by hand.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scaffold, writeAnew } from './new/scaffold.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const { code, text, after = [] } = await scaffold(process.argv.slice(2))
const last = await writeAnew(after)
if (code === 0) console.log(text)
else console.error(text)
if (last.code !== 0) console.error(last.text)
process.exitCode = code || last.code
