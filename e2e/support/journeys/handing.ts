import { expect, type Locator, test } from '@playwright/test'
import { pageMaterials } from '../../../src/features/content/contract'
import { getRecommendCount } from '../../../src/features/referral/contract'
import { agree } from '../app'
import { button, expectSaid, type Hand, seen, text } from './hand'
import { FRESH, register, tellerFor, type World } from './world'

const FRIEND = { mobile: '13777770188', password: 'secret1' } as const
const PAGE = '/tool/material'
/** A picture, words alone, and a film of the seed. */
const PICTURE = '采收周'
const WORDS = '周五的一句话'
const FILM = '十二秒的耐心'

/** What a device does with what it is given. */
export interface Keeping {
  /** Taps, and says by what name the device kept what came of it. */
  readonly keep: (tap: () => Promise<void>) => Promise<string>
  /** Taps what hands a card on, and says which address of the app went along. */
  readonly handOn: (tap: () => Promise<void>) => Promise<string>
  readonly copied: () => Promise<string>
}

const card = ({ root }: Hand, name: string): Locator =>
  seen(root.getByRole('group', { name })).first()
const tap = (hand: Hand, name: string, what: string) =>
  card(hand, name).getByRole('button', { name: what }).click()

/** Registers on the page that is shown. */
async function fillIn({ hand, sandbox }: World): Promise<void> {
  await hand.field('手机号').fill(FRIEND.mobile)
  await button(hand, '获取验证码').click()
  await expect(button(hand, /^\d+ 秒$/)).toBeVisible()
  await hand.field('验证码').fill(await sandbox.smsCode(FRIEND.mobile))
  await hand.field('密码').fill(FRIEND.password)
  await agree(hand.root)
  await button(hand, /^注册$/).click()
  await hand.expectTitle('素材')
}

/** Materials are kept, copied and handed on by somebody new, and who comes by one is in their team. */
export async function handingOn(world: World, { keep, handOn, copied }: Keeping): Promise<void> {
  const { hand, another } = world
  await register(world, FRESH)
  const teller = await tellerFor(world, FRESH)
  const counts = async (name: string) => {
    const { result } = await teller.call(pageMaterials, { body: { pageIndex: 1, pageSize: 15 } })
    const found = result.find(({ title }) => title === name)
    return [found?.saves, found?.shares]
  }

  await test.step('a picture is kept; of the count that was lost the next tap makes up', async () => {
    await hand.open(PAGE)
    await expect(card(hand, PICTURE)).toContainText('4 人保存 · 2 人分享')
    const happened = await hand.cut('material/count', 'before')
    const name = await keep(() => tap(hand, PICTURE, '保存'))
    expect(name).toMatch(/png$/)
    await happened()
    await expectSaid(hand, '已保存')
    expect(await counts(PICTURE)).toEqual([4, 2])
    await keep(() => tap(hand, PICTURE, '保存'))
    await expect(card(hand, PICTURE)).toContainText('5 人保存 · 2 人分享')
    await expect.poll(() => counts(PICTURE)).toEqual([5, 2])
  })

  await test.step('a film is kept, and counted once', async () => {
    expect(await keep(() => tap(hand, FILM, '保存'))).toMatch(/mp4$/)
    await expect(card(hand, FILM)).toContainText('2 人保存 · 1 人分享')
    await keep(() => tap(hand, FILM, '保存'))
    await expect.poll(() => counts(FILM)).toEqual([2, 1])
  })

  await test.step('words alone are copied', async () => {
    await expect(card(hand, WORDS).getByRole('button', { name: '保存' })).toHaveCount(0)
    await tap(hand, WORDS, '复制文案')
    await expect.poll(copied).toMatch(/^周五的一句话\n一周已斟满/)
  })

  const address = await test.step('handed on, it carries their own code', async () => {
    const handed = await handOn(() => tap(hand, WORDS, '分享'))
    expect(handed).toMatch(/[?&]parentId=TAP\w+/)
    await expect(card(hand, WORDS)).toContainText('0 人保存 · 4 人分享')
    return handed
  })

  await test.step('a friend who comes by it sees it first, and is in their team', async () => {
    const theirs = await another()
    await theirs.open(address)
    await expect(seen(theirs.root.getByRole('group')).first()).toContainText(WORDS)
    await expect(text(theirs, /好友与你分享了这份素材/)).toBeVisible()
    await button(theirs, '去注册').click()
    await theirs.expectTitle('注册')
    await fillIn({ ...world, hand: theirs })
    await theirs.close()
    expect(await teller.call(getRecommendCount)).toMatchObject({ first: 1 })
  })
}
