import { countMaterial, pageMaterials } from '../../src/features/content/contract'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound } from '../refusal'
import { referralCodeOf } from '../wallet/referral-code'
import { pageContents, toContent } from './rows'

const MATERIAL = { en: 'The material', 'zh-Hans': '素材' }

/** How many people kept each of these, and handed it on. */
async function deedsOf({ db }: Pick<Context, 'db'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('material_deeds')
    .select((eb) => ['materialId', 'deed', eb.fn.countAll<number>().as('count')])
    .where('materialId', 'in', ids)
    .groupBy(['materialId', 'deed'])
    .execute()
  return (id: string) => {
    const of = (deed: string) =>
      rows.find((row) => row.materialId === id && row.deed === deed)?.count ?? 0
    return { saves: of('save'), shares: of('share') }
  }
}

/** What is kept and handed on (decision 0071). */
export const materialCalls: readonly Handler[] = [
  handle(pageMaterials, async ({ body }, context) => {
    const page = await pageContents('material', body, context)
    const counted = await deedsOf(
      context,
      page.result.map(({ id }) => id),
    )
    const { user } = context
    const code = user ? `&parentId=${await referralCodeOf(context, user.id)}` : ''
    const result = page.result.map((row) => ({
      ...toContent(row, context),
      ...counted(row.id),
      src: row.src,
      shareUrl: `/tool/material?id=${row.id}${code}`,
    }))
    return { ...page, result }
  }),

  handle(countMaterial, ({ body }, context) =>
    context.db.transaction().execute(async (trx) => {
      const { id, deed, requestId } = body
      const userId = callerOf(context).id
      const found = await trx
        .selectFrom('contents')
        .select('id')
        .where('kind', '=', 'material')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!found) throw notFound(MATERIAL)
      const now = context.now()
      const call = countMaterial.contract.path
      if (await bindRequest(trx, { userId, requestId, call, body, now })) {
        await trx
          .insertInto('material_deeds')
          .values({ userId, requestId, materialId: id, deed, createdAt: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      return (await deedsOf({ db: trx }, [id]))(id)
    }),
  ),
]
