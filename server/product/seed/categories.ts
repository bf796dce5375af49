import { packText } from '../../database/l10n'
import type { SeedSection } from '../../seed'
import { both } from './rows'

/** The classes of the goods, in two levels. */
export const categoriesSeed: SeedSection = {
  name: 'categories',
  async run({ db, demo }) {
    const values = demo.goods.classes.map(([id, icon, en, zh], position) => ({
      id,
      parentId: id.slice(0, -1),
      name: packText(both(en, zh)),
      icon: `/pictures/category/${icon}.svg`,
      position,
    }))
    await db.insertInto('categories').values(values).execute()
  },
}
