import type { AskSubscriptions, SubscriptionAnswer } from '../../shared/host-port'

type Answers = Awaited<ReturnType<AskSubscriptions>>

declare const wx: {
  requestSubscribeMessage?(options: {
    tmplIds: string[]
    success: (said: Readonly<Record<string, string>>) => void
    fail: (cause?: { errCode?: number }) => void
  }): void
}

declare const my: {
  requestSubscribeMessage?(options: {
    entityIds: string[]
    success: (said?: { result?: { subscribedEntityIds?: readonly string[] } }) => void
    fail: (cause?: { error?: number | string }) => void
  }): void
}

/** WeChat's: all messages are off in its settings. */
const MAIN_SWITCH_OFF = 20004
/** Alipay's: the sheet was closed. */
const CLOSED = 11

const ANSWERS: readonly string[] = ['accept', 'reject', 'ban'] satisfies SubscriptionAnswer[]

const all = (ids: readonly string[], answer: (id: string) => string | undefined): Answers =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const said = answer(id) ?? ''
      return ANSWERS.includes(said) ? [[id, said as SubscriptionAnswer]] : []
    }),
  )

const askWechat: AskSubscriptions = (ids) =>
  new Promise((resolve) => {
    if (!wx.requestSubscribeMessage) return resolve({})
    wx.requestSubscribeMessage({
      tmplIds: [...ids],
      // A template that WeChat filtered, since another has its title, was not asked about.
      success: (said) => resolve(all(ids, (id) => said[id])),
      fail: (cause) =>
        resolve(all(ids, () => (cause?.errCode === MAIN_SWITCH_OFF ? 'ban' : undefined))),
    })
  })

const askAlipay: AskSubscriptions = (ids) =>
  new Promise((resolve) => {
    if (!my.requestSubscribeMessage) return resolve({})
    my.requestSubscribeMessage({
      entityIds: [...ids],
      // Alipay names those that are subscribed to by now; the others were left out.
      success: (said) => {
        const taken = said?.result?.subscribedEntityIds ?? []
        resolve(all(ids, (id) => (taken.includes(id) ? 'accept' : 'reject')))
      },
      fail: (cause) =>
        resolve(all(ids, () => (Number(cause?.error) === CLOSED ? 'reject' : undefined))),
    })
  })

/** Of this host. One that is too old to ask answers nothing. */
export const askSubscriptions: AskSubscriptions = (ids) =>
  (process.env.TARO_ENV === 'alipay' ? askAlipay(ids) : askWechat(ids)).catch(() => ({}))
