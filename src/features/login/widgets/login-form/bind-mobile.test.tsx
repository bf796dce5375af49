import { screen } from '@testing-library/react'
import { offers } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { KeptStore } from '../../../../stores/kept-store'
import { OFFICIAL_PROOF } from '../../official-login'
import { bindMobile } from '.'
import { alerts, pass, speakIn, tap, type } from './testing/form-hands'

const OPEN = 'basic/authMp/getOpenInfo'
const BIND = 'basic/authMp/bind'

speakIn('en')

async function open(clientType: string, setup: WidgetSetup = {}) {
  let logins = 0
  const requestLoginCode = jest.fn(async () => `code ${++logins}`)
  const test = await renderWidget(bindMobile, {
    clientType,
    host: { requestLoginCode },
    ...setup,
    api: { [OPEN]: { openId: 'o1', sessionKey: 'k1' }, [BIND]: testUser, ...setup.api },
  })
  await pass(0)
  const sent = (path: string) =>
    test.calls.filter((call) => call.path === path).map(({ body }) => body)
  return { ...test, sent, requestLoginCode }
}
const fill = (mobile = '15512345678', code = '123456') => {
  type('Mobile number', mobile)
  type('Code', code)
}

test.each(['WeChatLite', 'Alipay'])(
  'on %s the phone’s own number or another one is bound',
  async (client) => {
    const { session, sent, requestLoginCode } = await open(client)
    expect(screen.getByText('Bind your mobile number')).toBeInTheDocument()
    expect(screen.getByText(/^Add a mobile number to your login/)).toBeInTheDocument()
    expect(requestLoginCode).toHaveBeenCalledTimes(1)
    fill()
    await tap('Bind')
    await pass(0)
    // Codes work once: the one of the opened page is not used again.
    expect(sent(BIND)).toEqual([{ code: 'code 2', mobile: '15512345678', verifiyCode: '123456' }])
    expect(session.isLoggedIn).toBe(true)
  },
)

test('what is missing is said, and nobody is asked', async () => {
  const { sent } = await open('WeChatLite')
  await tap('Bind')
  expect(alerts()).toHaveLength(2)
  expect(sent(BIND)).toEqual([])
})

test('a refusal is told, and the next try has a login of its own', async () => {
  const { session, sent, requestLoginCode } = await open('WeChatLite', {
    api: { [BIND]: new ApiError(BIND, 400, 'The code is wrong') },
  })
  fill()
  await tap('Bind')
  await pass(0)
  expect(alerts()).toEqual(['The code is wrong'])
  expect(session.isLoggedIn).toBe(false)
  expect(requestLoginCode).toHaveBeenCalledTimes(3)
  await tap('Bind')
  await pass(0)
  expect((sent(BIND) as { code: string }[]).map(({ code }) => code)).toEqual(['code 2', 'code 4'])
})

test('a phone that says nothing of who holds it can be asked again', async () => {
  const { requestLoginCode } = await open('WeChatLite', {
    api: { [OPEN]: new ApiError(OPEN, 500, 'x') },
  })
  expect(alerts()).toEqual([])
  fill()
  await tap('Bind')
  await pass(0)
  expect(alerts()).toHaveLength(1)
  expect(requestLoginCode).toHaveBeenCalledTimes(2)
})

test('WeChat’s browser binds by the code it came with, and asks for no other', async () => {
  const kept = new KeptStore()
  kept.set(OFFICIAL_PROOF, 'official')
  const { sent, session, requestLoginCode } = await open('WeChat', { kept })
  expect(offers(/my phone/)).toBe(false)
  fill()
  await tap('Bind')
  await pass(0)
  expect(sent(BIND)).toEqual([{ code: 'official', mobile: '15512345678', verifiyCode: '123456' }])
  expect(sent(OPEN)).toEqual([])
  expect(requestLoginCode).not.toHaveBeenCalled()
  expect(session.isLoggedIn).toBe(true)
})

test('without that code WeChat is asked to confirm again, in the place of the fields', async () => {
  await open('WeChat')
  expect(
    screen.getByText("WeChat's confirmation is only good for a few minutes."),
  ).toBeInTheDocument()
  expect(offers('Confirm with WeChat again')).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(offers('Bind')).toBe(false)
})

test.each(['WeChatLite', 'WeChat'])('on %s who does not want to goes back', async (client) => {
  const { navigator } = await open(client)
  await tap('Not now')
  expect(navigator.back).toHaveBeenCalledTimes(1)
})

test('another browser has nothing to bind, and a way back', async () => {
  const { navigator, calls } = await open('WapH5')
  expect(screen.getByText('This page is for logins through WeChat and Alipay.')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  await tap('Back')
  expect(navigator.back).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})
