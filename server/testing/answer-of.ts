import * as v from 'valibot'
import { type OpenDatabase, openDatabase } from '../database/open'
import type { Context, Handler } from '../handler'
import { SHOP_SECTIONS } from '../product/seed/sections'
import { BEER_DEMO } from '../seed/demo'
import { walletsSeed } from '../wallet/seed'

const NOW = 1_800_000_000

/** The shop's data, without a server around it. */
export let open: OpenDatabase

beforeAll(async () => {
  open = await openDatabase(':memory:')
  for (const { run } of [...SHOP_SECTIONS, walletsSeed])
    await run({ db: open.db, now: NOW, demo: BEER_DEMO })
})
afterAll(() => open.close())

interface Input {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
}

/** Calls a handler as the server does, and checks its answer against the contract. */
export async function call(
  handlers: readonly Handler[],
  path: string,
  input: Input = {},
  context: Partial<Context> = {}, // biome-ignore lint/suspicious/noExplicitAny: the contract's schema has checked the shape.
): Promise<any> {
  const handler = handlers.find(({ contract }) => contract.path === path)
  if (!handler) throw new Error(`no handler for ${path}`)
  const { query, body, data } = handler.contract
  const answer = await handler.answer(
    {
      params: input.params ?? {},
      query: query && v.parse(query, input.query ?? {}),
      body: body && v.parse(body, input.body ?? {}),
    },
    {
      db: open.db,
      now: () => NOW,
      locale: 'en',
      user: undefined,
      origin: 'http://127.0.0.1:4000',
      clientType: 'WapH5',
      services: { demo: BEER_DEMO },
      ...context,
    } as unknown as Context,
  )
  return v.parse(data, answer)
}
