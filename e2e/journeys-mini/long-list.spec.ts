import { expect, HOSTS, type Phone, test } from './phone'
import { callsWhenQuiet, elements, shown } from './steps'

const URL = '/long/list'
/** Elements a page may have (budget B9). */
const NODE_BUDGET = 500
/** A definition holds two hundred records a list. */
const ROWS = 150

const record = (at: number) => ({
  id: String(at),
  name: `第 ${at} 行`,
  sub: '精酿啤酒',
  price: 1800,
})
const list = (from: number) => ({
  config: {
    type: 'list',
    id: `list-${from}`,
    item: { title: 'name', sub: 'sub', right: { path: 'price', format: 'money' } },
  },
  value: Array.from({ length: ROWS }, (_, at) => record(from + at)),
})

/** Numbers of the rows that can be read now, from the top. */
const rowsInSight = (phone: Phone): Promise<number[]> =>
  phone.current().evaluate((page) => {
    const { top, bottom } = page.getBoundingClientRect()
    return [...page.querySelectorAll('*')]
      .filter((each) => {
        const box = each.getBoundingClientRect()
        return each.childElementCount === 0 && box.bottom > top && box.top < bottom
      })
      .map((each) => Number(/^第 (\d+) 行$/.exec(each.textContent ?? '')?.[1]))
      .filter((row) => row > 0)
  })

for (const host of HOSTS) {
  test(`${host}: three hundred rows have the elements of a few screens, wherever one reads`, async ({
    openPhone,
    sandbox,
  }) => {
    const widgets = [list(1), list(1 + ROWS)]
    await sandbox.serveView(URL, { name: '长列表', url: URL, security: {}, widgets })
    const phone = await openPhone(host, { url: `/core/views/index?url=${URL}` })
    await expect(shown(phone, '第 1 行')).toBeVisible()
    const most: number[] = []
    const keep = async () => {
      await expect.poll(() => elements(phone)).toBeLessThanOrEqual(NODE_BUDGET)
      most.push(await elements(phone))
    }
    await keep()
    for (const row of [30, 150, 151, 300]) {
      await phone.page.mouse.move(180, 400)
      await expect(async () => {
        const seen = await rowsInSight(phone)
        const [first] = seen
        // On a page that stood still it may have been passed: then back. Before anything is drawn: not yet.
        if (first !== undefined && !seen.includes(row))
          await phone.page.mouse.wheel(0, first > row ? -450 : 450)
        await expect(shown(phone, `第 ${row} 行`)).toBeInViewport({ timeout: 100 })
      }).toPass({ intervals: [20] })
      await keep()
    }
    await expect(async () => {
      await phone.page.mouse.wheel(0, -3000)
      await expect(shown(phone, '第 1 行')).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [20] })
    await keep()
    test.info().annotations.push({ type: 'elements', description: most.join(', ') })
  })
  test(`${host}: what lies at the edge of what is near does not come and go`, async ({
    openPhone,
    sandbox,
  }) => {
    const block = (name: string, height: number, above = 0) => ({
      value: { title: name },
      config: { type: 'title' },
      cssConfig: { height, m: [above, 0, 0, 0] },
    })
    // The edge lies some 300 px below the screen: in one of these pages within the space above 第四.
    for (const height of [240, 300, 360]) {
      const url = `/long/edge/${height}`
      const screen = [block('第一', 370), block('第二', 370), block('第三', height)]
      const below = [block('第四', 400, 100), block('第五', 400), block('第六', 400)]
      const widgets = [...screen, ...below]
      await sandbox.serveView(url, { name: '边缘', url, security: {}, widgets })
      const phone = await openPhone(host, { url: `/core/views/index?url=${url}` })
      await expect(shown(phone, '第一')).toBeInViewport()
      for (const [to, name] of [
        [1000, '第五'],
        [-1000, '第一'],
      ] as const) {
        await phone.page.mouse.move(180, 400)
        await phone.page.mouse.wheel(0, to)
        await expect(shown(phone, name)).toBeInViewport()
      }
      await callsWhenQuiet(phone)
    }
  })

  test(`${host}: where something draws nothing, what is read below it stays in its place`, async ({
    openPhone,
    sandbox,
  }) => {
    const url = '/long/nothing'
    const block = (name: string) => ({
      value: { title: name },
      config: { type: 'title' },
      cssConfig: { height: 400 },
    })
    // The address names no device, so nothing is drawn of one; a screen was kept for it.
    const when = { conditions: [{ field: 'route.id', operator: 'isNull', value: false }] }
    const nothing = (at: number) => ({ config: { type: 'deviceDesk', id: `desk${at}`, when } })
    // Four: two beside the first block, and a slice of the other two, which has no height at all.
    const nothings = [1, 2, 3, 4].map(nothing)
    const after = ['第二', '第三', '第四', '第五', '第六'].map(block)
    const widgets = [block('第一'), ...nothings, ...after]
    await sandbox.serveView(url, { name: '空处', url, security: {}, widgets })
    const phone = await openPhone(host, { url: `/core/views/index?url=${url}` })
    await expect(shown(phone, '第一')).toBeInViewport()
    // Not every phone holds what is read in its place while something above it grows, as Chromium does.
    await phone.current().evaluate((page) => page.style.setProperty('overflow-anchor', 'none'))
    /** Where it lies in the page, px, once it was scrolled into sight. */
    const place = async (name: string, step: number) => {
      await expect(async () => {
        await phone.current().evaluate((page, by) => page.scrollBy(0, by), step)
        await expect(shown(phone, name)).toBeInViewport({ timeout: 200 })
      }).toPass({ intervals: [20] })
      await callsWhenQuiet(phone)
      const box = await shown(phone, name).boundingBox()
      const { top, y } = await phone
        .current()
        .evaluate((page) => ({ top: page.scrollTop, y: page.getBoundingClientRect().top }))
      return Math.round((box?.y ?? Number.NaN) - y + top)
    }
    const second = await place('第二', 100)
    const fifth = await place('第五', 300)
    expect(fifth - second).toBe(3 * 400)
    expect(await place('第二', -300)).toBe(second)
  })
}
