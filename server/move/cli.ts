import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../database/open'
import { takeAlone } from '../running/backup'
import { readSettings } from '../running/settings'
import { WrongSettings } from '../running/wrong-settings'
import { moveToPostgres } from './database'
import { type MovedUploads, moveToBucket, moveToDatabase } from './uploads'

const USAGE = `npm run move -- database [--data .data]
npm run move -- uploads --to bucket|database [--data .data]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env.TAPROOM_DATA ?? '.data' },
    to: { type: 'string' },
  },
})
const data = resolve(values.data)
const NOWHERE = {
  database: 'TAPROOM_DATABASE_URL names the PostgreSQL database',
  uploads: 'TAPROOM_FILES_URL, TAPROOM_FILES_KEY and TAPROOM_FILES_SECRET name the bucket',
}
const WAYS: Readonly<Record<string, typeof moveToBucket>> = {
  bucket: moveToBucket,
  database: moveToDatabase,
}

/** Each resolves with the code of its end. */
const MOVES: Readonly<Record<string, () => Promise<number>>> = { database, uploads }

/** Where to go is read as the server reads it, secrets stay out of the command. */
const settings = () => readSettings({ ...process.env, NODE_ENV: 'development' })

async function database(): Promise<number> {
  const { databaseUrl } = settings()
  if (!databaseUrl) throw new WrongSettings(NOWHERE.database)
  const moved = await moveToPostgres(data, databaseUrl)
  for (const [name, count] of moved) if (count > 0) console.log(`${name}: ${count}`)
  console.log(`${data} is in PostgreSQL, row by row the same; the file is as it was`)
  return 0
}

async function uploads(): Promise<number> {
  const { databaseUrl, objects } = settings()
  const way = WAYS[values.to ?? '']
  if (!way) throw new WrongSettings(USAGE)
  if (!objects) throw new WrongSettings(NOWHERE.uploads)
  if (!databaseUrl) takeAlone(resolve(data, 'taproom.db'))
  const { db, close } = await openDatabase(databaseUrl ?? data)
  try {
    const parts = { db, storage: objects, now: () => Math.floor(Date.now() / 1000) }
    return tell(await way(parts))
  } finally {
    await close()
  }
}

function tell({ moved, failures }: MovedUploads): number {
  for (const failure of failures) console.error(failure)
  const rest = failures.length > 0 ? '; what is not moved is where it was: run it again' : ''
  console.log(`${moved} moved, ${failures.length} failed${rest}`)
  return failures.length > 0 ? 1 : 0
}

async function run(): Promise<number> {
  const move = MOVES[positionals[0] ?? '']
  if (!move || positionals.length !== 1) throw new WrongSettings(USAGE)
  return move()
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof WrongSettings ? error.message : error)
    process.exit(1)
  },
)
