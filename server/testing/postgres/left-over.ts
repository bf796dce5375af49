import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Databases that their tests have left, for those that come: a file for each, in a folder of its template. To ask
// the cluster would take a connection, which costs as much as all that is done to such a database.

/** Where the run keeps them; without it nothing is left. */
const folder = () => process.env.TAPROOM_TEST_LEFT

/** A database of the template that nobody uses any more. It is the caller's alone. */
export function takeFrom(template: string): string | undefined {
  const place = join(folder() ?? '', template)
  if (!folder()) return undefined
  for (const name of list(place)) {
    try {
      rmSync(join(place, name))
      return name
    } catch {
      // Somebody else has taken it.
    }
  }
  return undefined
}

/** Nobody uses the database any more. */
export function leave(name: string, template: string): void {
  const kept = folder()
  if (!kept) return
  mkdirSync(join(kept, template), { recursive: true })
  writeFileSync(join(kept, template, name), '')
}

function list(place: string): string[] {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}
