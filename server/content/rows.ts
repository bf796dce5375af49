import type { Selectable } from 'kysely'
import { readText } from '../database/l10n'
import { countOf, type Paging, pageWindow } from '../database/page'
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

/** A page of one kind, the newest first, as it is kept. */
export async function pageContents(
  kind: 'material' | 'video',
  paging: Paging,
  { db }: Pick<Context, 'db'>,
) {
  const { limit, offset } = pageWindow(paging)
  const all = db.selectFrom('contents').where('kind', '=', kind)
  const result = await all
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    result,
    pageIndex: paging.pageIndex,
    pageSize: limit,
    totalCount: await countOf(all),
  }
}
