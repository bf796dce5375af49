/**
 * Scaffolds: `npm run new -- call address POST address/setDefault`. Writes the files of one call, widget,
 * page or room and says what is left to do by hand.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scaffold } from './new/scaffold.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const { code, text } = await scaffold(process.argv.slice(2))
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
