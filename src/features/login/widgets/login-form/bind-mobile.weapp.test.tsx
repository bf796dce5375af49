import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { bindMobile } from '.'

const OPEN = 'basic/authMp/getOpenInfo'
const PHONE = 'basic/authMp/getPhone'
const BIND = 'basic/authMp/bind'

/** A phone whose every login has a key of its own, and what was sent for it. */
async function open(overrides: Readonly<Record<string, unknown>> = {}) {
  let logins = 0
  const { session, calls } = await renderWidget(bindMobile, {
    clientType: 'WeChatLite',
    host: { requestLoginCode: async () => `code ${++logins}` },
    api: {
      [OPEN]: () => ({ openId: 'o1', sessionKey: `key ${logins}` }),
      [PHONE]: { mobile: '15512345678' },
      [BIND]: testUser,
      ...overrides,
    },
  })
  await waitFor(() => expect(logins).toBe(1))
  const sent = (path: string) =>
    calls.filter((call) => call.path.includes(path)).map(({ body }) => body)
  return { session, sent, logins: () => logins }
}

/** What WeChat gives with the tap. */
async function give(detail: object): Promise<void> {
  const button = screen.getByRole('button', { name: "Use my phone's number" })
  const tap = new CustomEvent('click', { bubbles: true, detail })
  await act(async () => void fireEvent(button, tap))
}
const sealed = { encryptedData: 'data', iv: 'iv' }

test('a sealed number is opened with the key of the login before the tap', async () => {
  const { session, sent, logins } = await open()
  await give(sealed)
  await waitFor(() => expect(session.isLoggedIn).toBe(true))
  expect(logins()).toBe(1)
  expect(sent(PHONE)).toEqual([{ data: 'data', iv: 'iv', sessionKey: 'key 1' }])
  expect(sent(BIND)).toEqual([expect.objectContaining({ code: 'code 1', mobile: '15512345678' })])
})

test('a code goes with a login of its own, since that of the page may be too old', async () => {
  const { session, sent } = await open()
  await give({ code: 'phone', ...sealed })
  await waitFor(() => expect(session.isLoggedIn).toBe(true))
  expect(sent(PHONE)).toEqual([{ code: 'phone', sessionKey: 'key 2' }])
  expect(sent(BIND)).toEqual([expect.objectContaining({ code: 'code 2' })])
})

test('after a try that failed the next one has a login of its own', async () => {
  let isBroken = true
  const { session, sent, logins } = await open({
    [BIND]: () => {
      if (isBroken) throw new ApiError(BIND, 500, 'no')
      return testUser
    },
  })
  await give(sealed)
  await waitFor(() => expect(logins()).toBe(2))
  isBroken = false
  await give(sealed)
  await waitFor(() => expect(session.isLoggedIn).toBe(true))
  expect(sent(PHONE)).toEqual([
    expect.objectContaining({ sessionKey: 'key 1' }),
    expect.objectContaining({ sessionKey: 'key 2' }),
  ])
})

test('a sealed number without a key is not sent, and why is said', async () => {
  const { session, sent } = await open({ [OPEN]: { openId: 'o1', sessionKey: '' } })
  await give(sealed)
  expect(await screen.findByText('The key to your number could not be had')).toBeInTheDocument()
  expect(session.isLoggedIn).toBe(false)
  expect(sent(PHONE)).toEqual([])
  // A code needs none.
  await give({ code: 'phone' })
  await waitFor(() => expect(session.isLoggedIn).toBe(true))
})
