import type { PrivacyQuestion } from '../../shared/host'
import { GateConsent } from './index.weapp'

/** A host that holds calls back; `answers` is what it was told. */
function host() {
  const answers: string[] = []
  let ask: (question: PrivacyQuestion) => void = () => {}
  const consent = new GateConsent({
    watch: (listener) => {
      ask = listener
    },
    openContract: async () => void answers.push('contract'),
  })
  const call = (api: string) =>
    ask({
      api,
      shown: () => answers.push(`${api} shown`),
      agree: (buttonId) => answers.push(`${api} agreed by ${buttonId}`),
      refuse: () => answers.push(`${api} refused`),
    })
  return { consent, call, answers }
}

test('calls that wait together are one question, on the page in front', () => {
  const { consent, call, answers } = host()
  consent.enter('cart')
  expect(consent.isAskedOn('cart')).toBe(false)
  call('button.getPhoneNumber')
  call('chooseMedia')
  expect(consent.isAskedOn('cart')).toBe(true)
  expect(consent.isAskedOn('home')).toBe(false)
  consent.shown()
  consent.agree('yes')
  expect(answers).toEqual([
    'button.getPhoneNumber shown',
    'chooseMedia shown',
    'button.getPhoneNumber agreed by yes',
    'chooseMedia agreed by yes',
  ])
  expect(consent.isAskedOn('cart')).toBe(false)
})

test('the question follows to the page that comes to the front', () => {
  const { consent, call } = host()
  consent.enter('cart')
  call('chooseMedia')
  consent.enter('home')
  expect(consent.isAskedOn('cart')).toBe(false)
  expect(consent.isAskedOn('home')).toBe(true)
})

test('a refusal reaches every call that waits, and the next call asks anew', () => {
  const { consent, call, answers } = host()
  consent.enter('cart')
  call('chooseMedia')
  call('setClipboardData')
  consent.refuse()
  expect(answers).toEqual(['chooseMedia refused', 'setClipboardData refused'])
  call('chooseMedia')
  expect(consent.isAskedOn('cart')).toBe(true)
})

test.each([
  ['button.getPhoneNumber', 'phone'],
  ['getRealtimePhoneNumber', 'phone'],
  ['button.chooseAvatar', 'profile'],
  ['input.nickname', 'profile'],
  ['getUserProfile', 'profile'],
  ['chooseImage', 'pictures'],
  ['chooseMedia', 'pictures'],
  ['getLocation', 'location'],
  ['setClipboardData', 'clipboard'],
  ['getWeRunData', 'other'],
  ['', 'other'],
])('%s asks for: %s', (api, purpose) => {
  const { consent, call } = host()
  call(api)
  expect(consent.purposes).toEqual([purpose])
})

test('two calls for the same thing say so once', () => {
  const { consent, call } = host()
  call('input.nickname')
  call('button.chooseAvatar')
  call('chooseMedia')
  expect(consent.purposes).toEqual(['profile', 'pictures'])
})
