import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MiniHost } from '../mini/types'

type Table = Readonly<Record<string, string>>

const tables = new Map<MiniHost, Table>()

/** What the last build of a host sends the names of classes as (config/short-names.ts). */
function tableOf(host: MiniHost): Table {
  const known = tables.get(host)
  if (known) return known
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const file = path.join('dist-maps', host, version, 'class-names.json')
  const table = JSON.parse(readFileSync(file, 'utf8')) as Table
  tables.set(host, table)
  return table
}

/** The selector of a class that sources call `name`, on pages of a host; where styles do not name it, it is as written. */
export const styled = (host: MiniHost, name: string): string => `.${tableOf(host)[name] ?? name}`
