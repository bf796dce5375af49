/**
 * Builds what is stale: `node scripts/build.mjs h5 weapp alipay`. A build is fresh while the sources it
 * was made from have not changed; --force builds in any case.
 */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh, markFresh, markStale, sourcesOf } from './lib/freshness.mjs'
import { keepMaps } from './lib/maps.mjs'
import { precompress } from './lib/precompress.mjs'
import { buildServiceWorker } from './lib/service-worker.mjs'
import { npx } from './lib/step.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const HOSTS = ['h5', 'weapp', 'alipay']

const wanted = process.argv.slice(2).filter((argument) => HOSTS.includes(argument))
const force = process.argv.includes('--force')

for (const host of wanted.length > 0 ? wanted : HOSTS) {
  const sources = sourcesOf(host)
  if (isFresh(host, sources) && !force) {
    console.log(`${host}: fresh`)
    continue
  }
  const started = Date.now()
  markStale(host)
  const { code, output } = await npx('taro', ['build', '--type', host], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0 || /✖|ModuleNotFoundError|Module build failed/.test(output)) {
    console.error(output)
    console.error(`${host}: the build failed`)
    process.exit(1)
  }
  // Before anything lists what is there.
  keepMaps(host)
  if (host === 'h5') {
    await buildServiceWorker(join('dist', host))
    precompress(join('dist', host))
  }
  markFresh(host, sources)
  console.log(`${host}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
