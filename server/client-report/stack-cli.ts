import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { APP_VERSION } from '../../src/shared/constants'
import { StackReader } from './stack'

/*
 * `npm run stack -- --host weapp [--version 1.1.2] < stack.txt`: a stack of a production build as files and
 * lines of the repository. The maps are those of `npm run build` (docs/how-to/release.md).
 */
const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'h5' },
    version: { type: 'string' },
    maps: { type: 'string' },
  },
})
const build = { host: values.host, version: values.version ?? APP_VERSION }
const reader = new StackReader(values.maps)
if (reader.knows(build)) {
  const lines = readFileSync(0, 'utf8').trimEnd().split('\n')
  console.log(reader.read(lines, build).join('\n'))
} else {
  console.error(`No maps of ${build.host} ${build.version}: build it, or put them into dist-maps.`)
  process.exitCode = 1
}
