import type { Selectable } from 'kysely'
import { readText } from '../database/l10n'
import type { ContentTable } from '../database/tables/open'
import type { Context } from '../handler'

type Row = Pick<Selectable<ContentTable>, 'id' | 'title' | 'intro' | 'image' | 'url' | 'createdAt'>

/** What all contents have, in the caller's language. */
export const toContent = (row: Row, { locale }: Context) => ({
  id: row.id,
  title: readText(row.title, locale),
  intro: readText(row.intro, locale),
  image: row.image,
  url: row.url,
  createdAt: row.createdAt,
})
