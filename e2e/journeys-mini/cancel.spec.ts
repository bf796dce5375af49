import { expect, HOSTS, test } from './phone'
import { callsOf, expectTitle, link } from './steps'

for (const host of HOSTS) {
  test(`${host}: a page that closes stops its calls, and nobody hears of it`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host)
    const beer = link(phone, /^云台, ¥/).first()
    await expect(beer).toBeVisible()
    await sandbox.plan([
      { match: { path: '*productShow*' }, times: 9, kind: 'latency', ms: 20_000 },
    ])
    /** Addresses of the calls to the product page that began, or were stopped. */
    const urls = (name: string) =>
      callsOf(phone, name)
        .map((args) => (args as { url: string }).url)
        .filter((url) => url.includes('productShow/detail'))
    await beer.click()
    await expectTitle(phone, '酒款详情')
    await expect.poll(() => urls('request')).toHaveLength(1)
    await phone.back()
    await expectTitle(phone, '素材')
    await expect.poll(() => urls('requestTask.abort')).toEqual(urls('request'))
    await expect(phone.page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
    await sandbox.calm()
    await beer.click()
    await expect(phone.current().getByRole('heading', { name: '云台' })).toBeVisible()
  })
}
