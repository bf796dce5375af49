import { redact, redactText, redactUrl } from './redact'

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
