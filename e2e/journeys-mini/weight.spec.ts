import type { MiniHost } from '../mini/types'
import { MEMBER } from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, type Phone, test } from './phone'
import { callsWhenQuiet, logInByCode, shown } from './steps'

/** What we allow a card and a change, below WeChat's audit (budgets B7 and B8). */
const CARD_BUDGET = 320
const PICTURE_CARD_BUDGET = 500
const CHANGE_BUDGET = 200

const MENU = '/weight'

type OpenPhone = (host: MiniHost, options: { url: string }) => Promise<Phone>

async function serve(sandbox: Sandbox, url: string, widgets: readonly unknown[]): Promise<void> {
  await sandbox.serveView(url, { name: 'Weight', url, security: {}, widgets })
}

/** Bytes sent so far, and how many of them go to the shown page. */
async function sent(phone: Phone): Promise<number> {
  const path = await phone.path()
  const log = await phone.setDataLog()
  return log.filter(({ page }) => page === path).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A logged-in phone that has just opened the page of this test. */
async function openMember(openPhone: OpenPhone, sandbox: Sandbox): Promise<Phone> {
  const phone = await openPhone('weapp', { url: '/core/user/login' })
  await logInByCode(phone, sandbox, MEMBER.mobile)
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  await phone.restart(`/core/views/index?url=${MENU}`)
  return phone
}

const card = (at: number) => ({
  image: `/pictures/beer-${at}.jpg`,
  title: `琥珀淡色艾尔 ${at}`,
  sub: `精酿啤酒 · 4.${at % 10}% · 330 ml`,
  price: 1800 + at,
})

/** What a row says, and how many bytes of `setData` it may cost; its texts are 60 of them. */
const CARDS = [
  { name: 'a plain card', item: { title: 'title', sub: 'sub' }, budget: CARD_BUDGET },
  {
    name: 'a card with a picture and a price',
    item: {
      image: 'image',
      title: 'title',
      sub: 'sub',
      right: { path: 'price', format: 'money' },
    },
    budget: PICTURE_CARD_BUDGET,
  },
] as const

for (const { name, item, budget } of CARDS) {
  test(`weapp: ${name} crosses to the view in few bytes`, async ({ openPhone, sandbox }) => {
    const bytesOf = async (count: number) => {
      const url = `${MENU}/${count}`
      const value = Array.from({ length: count }, (_, at) => card(at))
      await serve(sandbox, url, [{ value, config: { type: 'list', id: 'cards', item } }])
      const phone = await openPhone('weapp', { url: `/core/views/index?url=${url}` })
      await expect(phone.current().getByText(card(count - 1).title, { exact: true })).toBeVisible()
      await callsWhenQuiet(phone)
      return sent(phone)
    }
    const perCard = ((await bytesOf(15)) - (await bytesOf(5))) / 10
    test.info().annotations.push({ type: 'bytes a card', description: String(perCard) })
    expect(perCard).toBeGreaterThan(100)
    expect(perCard).toBeLessThanOrEqual(budget)
  })
}

test('weapp: a change of one widget sends that change only', async ({ openPhone, sandbox }) => {
  const fields = [{ field: 'agree', name: '同意', type: 'switch' }]
  await serve(sandbox, MENU, [
    {
      value: Array.from({ length: 12 }, (_, at) => ({ ...card(at), id: at })),
      config: { type: 'list', id: 'cards', item: { title: 'title', sub: 'sub' } },
    },
    { config: { type: 'form', id: 'form', fields } },
  ])
  const phone = await openMember(openPhone, sandbox)
  const agree = phone.current().getByRole('switch', { name: '同意' })
  await expect(agree).not.toBeChecked()
  const before = await callsWhenQuiet(phone)
  await agree.click()
  await expect(agree).toBeChecked()
  // A moment later a line says that a draft is kept: a change of its own, and the last call of all.
  await expect(shown(phone, '草稿已保存')).toBeVisible()
  await callsWhenQuiet(phone)
  const all = (await phone.setDataLog()).slice(before).map((one) => one.bytes)
  test.info().annotations.push({ type: 'bytes', description: all.join(' + ') })
  const [bytes, [line = 0]] = [all.slice(0, -1), all.slice(-1)]
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(CHANGE_BUDGET)
  expect(line).toBeLessThanOrEqual(CHANGE_BUDGET)
})
