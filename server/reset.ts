import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from './app'
import { CONTROL_HEADER, TOKEN_FILE } from './controls/gate'
import { dataDirOf, readSettings } from './running/settings'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: dataDirOf(process.env) },
    port: { type: 'string', default: process.env.PORT ?? '4000' },
  },
})

const FILES = ['taproom.db', 'template.db'].flatMap((name) => [name, `${name}-wal`, `${name}-shm`])

/** A running sandbox holds the files: it is asked to reset itself. */
async function askRunning(): Promise<boolean> {
  try {
    const token = await readFile(join(resolve(values.data), TOKEN_FILE), 'utf8')
    const response = await fetch(`http://127.0.0.1:${values.port}/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CONTROL_HEADER]: token },
      body: JSON.stringify({ fresh: true }),
    })
    return response.ok
  } catch {
    // Nobody listens, or none ever did here.
    return false
  }
}

async function reset(): Promise<void> {
  if (await askRunning()) {
    console.log(`The sandbox on port ${values.port} is back at its seed.`)
    return
  }
  const { databaseUrl, demo } = readSettings(process.env)
  if (databaseUrl) {
    const sandbox = await createApp({ dataDir: ':memory:', databaseUrl, demo })
    const { ok, status } = await sandbox.request('/sandbox/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fresh: true }),
    })
    await sandbox.close()
    if (!ok) throw new Error(`the reset was answered with ${status}`)
    console.log('The database of TAPROOM_DATABASE_URL is back at its seed.')
    return
  }
  const dataDir = resolve(values.data)
  await Promise.all(FILES.map((name) => rm(join(dataDir, name), { force: true })))
  const sandbox = await createApp({ dataDir, demo })
  await sandbox.close()
  console.log(`${dataDir} is back at its seed.`)
}

reset().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
