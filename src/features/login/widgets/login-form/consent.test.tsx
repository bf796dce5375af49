import { fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { loginForm, registerForm } from '.'
import { speakIn, tap, type } from './testing/form-hands'

const MOBILE = '15512345678'
const api = {
  'Api/Member/LoginByMobile': testUser,
  'people/user/login': testUser,
  'people/user/reg': testUser,
  'basic/authMp/getOpenInfo': { openId: 'o1', sessionKey: 'k1' },
  'basic/authMp/checkMoblie': { isBound: true },
  'basic/authMp/login': testUser,
}

speakIn('en')

const box = () => screen.getByRole('checkbox', { name: 'I have read and agree to the' })

interface Way {
  readonly widget: typeof loginForm | typeof registerForm
  readonly setup?: WidgetSetup
  readonly fill?: () => void
  readonly submit: string
}

const WAYS: Readonly<Record<string, Way>> = {
  'a code': {
    widget: loginForm,
    fill: () => {
      type('Mobile number', MOBILE)
      type('Code', '123456')
    },
    submit: 'Log in',
  },
  'a password': {
    widget: loginForm,
    setup: { config: { way: 'password' } },
    fill: () => {
      type('User name or mobile number', MOBILE)
      type('Password', 'secret')
    },
    submit: 'Log in',
  },
  'WeChat’s one tap': {
    widget: loginForm,
    setup: { clientType: 'WeChatLite' },
    submit: 'Log in with WeChat',
  },
  'a new account': {
    widget: registerForm,
    fill: () => {
      type('Mobile number', MOBILE)
      type('Code', '123456')
      type('Password', 'secret')
    },
    submit: 'Create account',
  },
}

async function open({ widget, setup, fill }: Way, agrees: boolean) {
  const confirm = jest.fn(async () => agrees)
  const { session, calls } = await renderWidget(widget, { api, host: { confirm }, ...setup })
  fill?.()
  return { session, calls, confirm }
}

describe.each(Object.entries(WAYS))('%s', (_name, way) => {
  test('is for whoever agreed to the terms: a no sends nothing, and leaves what was typed', async () => {
    const { session, calls, confirm } = await open(way, false)
    const typed = screen.queryAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
    expect(box()).not.toBeChecked()
    await tap(way.submit)
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(calls).toEqual([])
    expect(session.isLoggedIn).toBe(false)
    expect(box()).not.toBeChecked()
    expect(
      screen.queryAllByRole('textbox').map((field) => (field as HTMLInputElement).value),
    ).toEqual(typed)
  })

  test('goes on with a yes, which ticks the box', async () => {
    const { session } = await open(way, true)
    await tap(way.submit)
    expect(session.userId).toBe(testUser.id)
    expect(box()).toBeChecked()
  })

  test('asks nothing of whoever has ticked the box', async () => {
    const { session, confirm } = await open(way, false)
    fireEvent.click(box())
    expect(box()).toBeChecked()
    await tap(way.submit)
    expect(confirm).not.toHaveBeenCalled()
    expect(session.userId).toBe(testUser.id)
  })
})

test('what is wrong with a field is said before the terms are asked about', async () => {
  const { confirm } = await open({ ...(WAYS['a code'] as Way), fill: () => undefined }, true)
  await tap('Log in')
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
  expect(confirm).not.toHaveBeenCalled()
})
