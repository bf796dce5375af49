import { framesOf, redact, redactProblem, redactText, redactUrl } from './redact'

test.each(['3', '4', '5', '6', '7', '8', '9'])(
  'a mobile number that begins with 1%s is starred',
  (digit) => {
    const mobile = `1${digit}012345678`
    const starred = `1${digit}0****5678`
    expect(redactText(`call ${mobile}, please`)).toBe(`call ${starred}, please`)
    expect(redact({ to: [mobile, Number(mobile)] })).toEqual({ to: [starred, starred] })
    expect(redactUrl(`https://shop/sms/${mobile}?to=${mobile}`)).toBe(
      `https://shop/sms/${starred}?to=${starred}`,
    )
  },
)

test.each(['10012345678', '12012345678', '1301234567', '130123456789'])(
  '%s is nobody’s mobile number and stays',
  (number) => {
    expect(redactText(number)).toBe(number)
  },
)

test.each([
  ['order/1234567 of 13800138000', 'order/• of •••'],
  ['/a?token=abc&b=2', '/a?token=•••&b=•••'],
  ['Unexpected token x, "林夏" is not valid JSON', 'Unexpected token x, "•••" is not valid JSON'],
  [
    'name Invalid type: Expected string but received 12',
    'name Invalid type: Expected string but received •••',
  ],
  ['mail lin.xia@taproom.example now', 'mail ••• now'],
  ['Bearer eyJhbGciOiJ.eyJzdWIi.c2ln', '•••'],
  ['key q8Zr0aa1bb2cc3dd4ee5ff6gg7hh', 'key •••'],
  ["TypeError: undefined (reading 'banner')", "TypeError: undefined (reading 'banner')"],
  [
    'widget banner threw on /views/index /product/show',
    'widget banner threw on /views/index /product/show',
  ],
])('%s is told as %s', (text, told) => {
  expect(redactProblem(text)).toBe(told)
  expect(redactProblem(told)).toBe(told)
})

test.each([
  ['    at n (https://usr/common.js:1:2345)', 'n common.js:1:2345'],
  ['n@https://usr/common.js:1:2345', 'n common.js:1:2345'],
  ['@https://shop.example/a/js/app.js?token=1:1:2', '? a/js/app.js:1:2'],
  ['https://shop.example/js/9.js:1:22', '? js/9.js:1:22'],
  ['    at async f (https://appx/common.js:2:3)', 'f common.js:2:3'],
  ['    at new A (weapp:///core/x.js:2:3)', 'A core/x.js:2:3'],
  ['    at t (http://127.0.0.1:31416/appservice/common.js:1:5)', 't common.js:1:5'],
])('%s is the place %s', (line, place) => {
  expect(framesOf(line)).toEqual([place])
  expect(framesOf(place)).toEqual([place])
})

test('of a stack places are read, and no more than twelve', () => {
  const stack = [
    'TypeError: 13800138000',
    '[native code]',
    'at Array.map (<anonymous>)',
    'at eval (x)',
  ]
  expect(framesOf(stack.join('\n'))).toEqual([])
  expect(framesOf(Array(50).fill('at f (a.js:1:2)').join('\n'))).toHaveLength(12)
})
