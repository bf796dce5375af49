import { expect } from '@playwright/test'
import { moneyText } from '../../../src/shared/money'
import { agree } from '../app'
import type { Sandbox } from '../sandbox'
import { type Teller, tellerOf } from '../teller'
import { button, found, type Hand, heading, type Line, radio, text } from './hand'

/** Where a journey takes place. */
export interface World {
  readonly sandbox: Sandbox
  /** The device in the hand of whom the journey is about: an empty one. */
  readonly hand: Hand
  /** One more empty device. */
  readonly another: () => Promise<Hand>
  readonly line: Line
  /** The network goes at each write. */
  readonly cuts: boolean
}

/** A person of this test, with what proves them. */
export interface Person {
  readonly mobile: string
  readonly password: string
}

/** Owns the shops of both stores. */
export const SELLER: Person = { mobile: '13900139000', password: 'taproom1' }
export const FRESH: Person = { mobile: '13777770077', password: 'secret1' }
export const PAY_PASSWORD = '246810'

/** Yuan as pages write them. */
export const yuan = (cents: number): string => moneyText(cents)
const quoted = (words: string) => words.replace(/[.]/g, '\\.')

/** A number nobody knew a minute ago, by way of this address. */
export async function register(
  { hand, sandbox, line }: World,
  { mobile, password }: Person,
  address = '/user/reg',
) {
  await hand.open(address)
  await hand.field('手机号').fill(mobile)
  await line(hand, {
    path: 'basic/sms/code',
    act: () => button(hand, /^(获取验证码|重新获取)$/).click(),
    // The message has come all the same.
    last: found,
    done: () => expect.poll(() => sandbox.smsCode(mobile).catch(() => '')).toMatch(/^\d+$/),
  })
  await hand.field('验证码').fill(await sandbox.smsCode(mobile))
  await hand.field('密码').fill(password)
  await agree(hand.root)
  const submit = () => button(hand, /^注册$/).click()
  await line(hand, {
    path: 'people/user/reg',
    act: submit,
    // The account is there: it is entered as one that was there before.
    last: () => logIn(hand, { mobile, password }),
    done: () => hand.expectTitle('素材'),
  })
}

/** Goes on from a form of the login to the app, by the password. */
export async function logIn(hand: Hand, { mobile, password }: Person): Promise<void> {
  await hand.open('/user/login')
  await hand.root.getByRole('tab', { name: '密码登录' }).click()
  await hand.field('用户名或手机号').fill(mobile)
  await hand.field('密码').fill(password)
  await agree(hand.root)
  await button(hand, /^登录$/).click()
  await hand.expectTitle('素材')
}

/** The seller at a device of their own. */
export async function sellerOf({ another }: World): Promise<Hand> {
  const hand = await another()
  await logIn(hand, SELLER)
  return hand
}

export const tellerFor = ({ sandbox }: World, { mobile, password }: Person): Promise<Teller> =>
  tellerOf(sandbox, mobile, password)

/** Sets the word that spends the balance. */
export async function setPayPassword({ hand, line }: World): Promise<void> {
  await hand.open('/auto/edit?url=/user/pay-password')
  await hand.field('新支付密码').fill(PAY_PASSWORD)
  await hand.field('再次输入支付密码').fill(PAY_PASSWORD)
  await line(hand, {
    path: 'people/userDetail/initPayPassword',
    act: () => button(hand, '保存密码').click(),
    isFound: true,
    async last() {
      await expect(text(hand, '支付密码已设置')).toBeVisible()
      await hand.open('/pages/tabbar/index')
    },
    done: () => hand.expectTitle('素材'),
  })
}

export const payButton = (hand: Hand, cents: number) =>
  button(hand, new RegExp(`^支付 ${quoted(yuan(cents))}`))

/** The payment is lost on its way: nobody is asked to pay blindly, and it can be begun anew. */
async function loseOnTheWay(hand: Hand, begin: () => Promise<void>): Promise<void> {
  const happened = await hand.cut('api/pay/pay', 'before')
  await begin()
  await happened()
  await expect(heading(hand, '您是否已完成支付？')).toBeVisible()
  await button(hand, '重新支付').click()
}

/** Pays what the cashier shows with the platform's money, whatever way the host has. */
export async function payOutside({ hand, line, cuts }: World, cents: number): Promise<void> {
  await hand.expectTitle('支付订单')
  const begin = () => payButton(hand, cents).click()
  const end = async () => {
    await hand.approve()
    await expect(heading(hand, '支付成功')).toBeVisible()
  }
  // A browser may have left for the platform, so it asks. A sheet that never opened took nothing: that is said.
  if (hand.host !== 'h5') return line(hand, { path: 'api/pay/pay', act: begin, done: end })
  if (cuts) await loseOnTheWay(hand, begin)
  await begin()
  await end()
}

/** Pays what the cashier shows from the balance; with cuts the answer is lost too, and the money is found. */
export async function payFromBalance({ hand, cuts }: World, cents: number): Promise<void> {
  await hand.expectTitle('支付订单')
  const begin = async () => {
    await radio(hand, '余额支付').click()
    await payButton(hand, cents).click()
    await hand.payPassword(PAY_PASSWORD)
  }
  if (cuts) await loseOnTheWay(hand, begin)
  const happened = cuts ? await hand.cut('api/pay/pay', 'after') : found
  await begin()
  await happened()
  await expect(heading(hand, cuts ? /^(支付成功|该订单已支付)$/ : '支付成功')).toBeVisible()
}

/** A new word for each way to say what is on the wallet. */
export async function topUp(world: World, cents: number): Promise<void> {
  const { hand, line } = world
  await hand.open('/asset/recharge')
  await radio(hand, new RegExp(`^${yuan(cents).slice(0, -3)}$`)).click()
  await line(hand, {
    path: 'recharge/',
    act: () => button(hand, `充值 ${yuan(cents)}`).click(),
    done: () => hand.expectTitle('支付订单'),
  })
  await payOutside(world, cents)
}
