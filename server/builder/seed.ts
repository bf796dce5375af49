import { Version } from '../../src/features/builder/contract-editor'
import type { SeedSection } from '../seed'
import { retold } from '../seed/retelling'
import { VIEWS } from '../views'

/** Who published them. */
const ADMINISTRATOR = '1003'

/** Pages that a demonstration has in words of its own: of these, that is what they ship as. */
export const pagesSeed: SeedSection = {
  name: 'pages',
  async run({ db, now, demo }) {
    const pages = [...VIEWS].flatMap(([url, shipped]) => {
      const own = JSON.stringify(retold(shipped, demo.words))
      return own === JSON.stringify(shipped) ? [] : [{ url, json: own }]
    })
    if (pages.length === 0) return
    const about = {
      version: Version.Shipped,
      note: '',
      fromVersion: 0,
      createdBy: ADMINISTRATOR,
      createdAt: now,
    }
    await db
      .insertInto('view_versions')
      .values(pages.map((page) => ({ ...page, ...about })))
      .execute()
    await db
      .insertInto('view_pages')
      .values(pages.map(({ url }) => ({ url, liveVersion: Version.Shipped })))
      .execute()
  },
}
