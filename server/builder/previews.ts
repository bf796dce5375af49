import { createHash, randomBytes } from 'node:crypto'
import { previewView } from '../../src/features/builder/contract'
import {
  addPreviewLink,
  listPreviewLinks,
  PRESENCE_SECONDS,
  revokePreviewLinks,
  tellPresence,
} from '../../src/features/builder/contract-editor'
import { readText } from '../database/l10n'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { notFound, Refusal } from '../refusal'
import { draftOf, draftRow } from './drafts'
import { isOverridden, livePage } from './pages'
import { readDefinition } from './read-definition'
import { addressOf } from './redirects'

const PAGE = { en: 'The page', 'zh-Hans': '页面' }
const NOT_OPEN = new Refusal(403, {
  en: 'Drafts are for administrators.',
  'zh-Hans': '草稿仅限管理员查看',
})

/** How long a link to a draft is good, seconds. */
const LINK_SECONDS = 86_400
/** What a link begins with, so that no address is taken for one. */
const MARK = '~'

/** Letters of a link's hash that name it among the others: they open nothing. */
const NAMED = 16

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether an address names a draft by a link that was handed out. */
export const isLink = (key: string) => key.startsWith(MARK)

/** The draft a link was handed out for; null when there is none, or no longer. */
export async function draftByLink({ db, now }: Context, link: string): Promise<unknown> {
  const row = await db
    .selectFrom('view_previews')
    .select('json')
    .where('tokenHash', '=', hash(link))
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return row ? readDefinition(row.json) : null
}

export const previewCalls: readonly Handler[] = [
  handle(previewView, async ({ params: { key } }, context) => {
    if (isLink(key)) return draftByLink(context, key)
    if (!context.user) throw NOT_OPEN
    await requireAdmin(context)
    const url = `/${key}`
    const edited = await draftRow(context.db, await addressOf(context.db, url))
    const text = edited?.json ?? null
    const isDraft = text !== null && !(await isOverridden(context.db, url))
    return isDraft ? readDefinition(text) : livePage(context.db, url, url)
  }),

  handle(addPreviewLink, async ({ body }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const { definition, url } = await draftOf(db, body.url, locale)
    if (definition === null) throw notFound(PAGE)
    const token = MARK + randomBytes(24).toString('base64url')
    const expiresAt = context.now() + LINK_SECONDS
    const json = JSON.stringify(definition)
    const userId = callerOf(context).id
    await db.deleteFrom('view_previews').where('expiresAt', '<=', context.now()).execute()
    await db
      .insertInto('view_previews')
      .values({ tokenHash: hash(token), url, json, userId, createdAt: context.now(), expiresAt })
      .execute()
    return { id: hash(token).slice(0, NAMED), token, expiresAt }
  }),

  handle(listPreviewLinks, async ({ body }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const url = await addressOf(db, body.url)
    const rows = await db
      .selectFrom('view_previews')
      .innerJoin('users', 'users.id', 'view_previews.userId')
      .select(['tokenHash', 'nickName', 'view_previews.createdAt', 'expiresAt'])
      .where('url', '=', url)
      .where('expiresAt', '>', context.now())
      .orderBy('expiresAt', 'desc')
      .orderBy('tokenHash')
      .limit(50)
      .execute()
    return rows.map(({ tokenHash, nickName, createdAt, expiresAt }) => ({
      id: tokenHash.slice(0, NAMED),
      by: readText(nickName, locale),
      createdAt,
      expiresAt,
    }))
  }),

  handle(revokePreviewLinks, async ({ body: { url: address, id } }, context) => {
    await requireAdmin(context)
    const url = await addressOf(context.db, address)
    const ended = context.db
      .deleteFrom('view_previews')
      .where('url', '=', url)
      .$if(id !== undefined, (query) =>
        query.where(({ fn, val }) => fn('substr', ['tokenHash', val(1), val(NAMED)]), '=', id),
      )
    return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows)
  }),

  handle(tellPresence, async ({ body: { url: address, tab } }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const url = await addressOf(db, address)
    const { id: userId } = callerOf(context)
    const seenAt = context.now()
    await db
      .insertInto('view_presence')
      .values({ url, userId, tab, seenAt })
      .onConflict((conflict) => conflict.columns(['url', 'userId', 'tab']).doUpdateSet({ seenAt }))
      .execute()
    await db
      .deleteFrom('view_presence')
      .where('seenAt', '<', seenAt - PRESENCE_SECONDS)
      .execute()
    const others = await db
      .selectFrom('view_presence')
      .innerJoin('users', 'users.id', 'view_presence.userId')
      .select(['nickName', 'userId', 'seenAt'])
      .where('url', '=', url)
      .where((eb) => eb.or([eb('userId', '!=', userId), eb('tab', '!=', tab)]))
      .orderBy('seenAt', 'desc')
      .orderBy('userId')
      .orderBy('tab')
      .limit(20)
      .execute()
    return others.map((row) => ({
      name: readText(row.nickName, locale),
      isMe: row.userId === userId,
      seenAt: row.seenAt,
    }))
  }),
]
