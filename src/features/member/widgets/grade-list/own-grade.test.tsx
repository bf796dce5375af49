import { screen, within } from '@testing-library/react'
import { gone, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { gradeList } from '.'

beforeAll(() => initI18n('en'))

const ME = 'member/grade/me'
const TELL = 'member/grade/birthday'
const CLAIM = 'member/grade/birthdayCoupon'
const grade = (id: number, name: string, experience: number) => ({
  id,
  name,
  icon: '',
  experience,
  memberPercent: 0,
  freeFrom: 0,
  pointsRate: 0,
  birthday: 0,
})
const me = {
  gradeId: 2,
  experience: 640,
  next: { gradeId: 3, name: 'Cellar', missing: 360 },
  grades: [
    grade(1, 'Taster', 0),
    { ...grade(2, 'Regular', 100), birthday: 1_000 },
    { ...grade(3, 'Cellar', 1000), birthday: 3_000 },
  ],
  birthday: '',
  canClaimBirthday: false,
}
const FOR_SALE = [{ ...grade(3, 'Cellar', 1000), price: 49_900 }]
const open = (own: object = {}, api: object = {}, yes = true) =>
  renderWidget(gradeList, {
    user: testUser,
    host: { confirm: jest.fn(async () => yes) },
    api: { 'basic/autoConfig/getList': FOR_SALE, [ME]: { ...me, ...own }, ...api },
  })
const columns = async () => {
  await press('Enter birthday')
  const month = within(await screen.findByRole('radiogroup', { name: 'Month' }))
  const day = within(screen.getByRole('radiogroup', { name: 'Day' }))
  return { month, day }
}

test.each([
  [101, 'tp-grades__own--1'],
  [102, 'tp-grades__own--2'],
  [107, 'tp-grades__own--5'],
])('the card of grade %i is of the metal of its place, with its medal', async (gradeId, metal) => {
  const { container } = await open({
    gradeId,
    grades: Array.from({ length: 7 }, (_, at) => ({
      ...grade(101 + at, 'Shining', 100 * at),
      icon: '/pictures/medal/2.svg',
    })),
  })
  expect(screen.getByRole('group', { name: 'Your grade' })).toHaveClass(metal)
  expect(container.querySelector('.tp-grades__own img')).toHaveAttribute(
    'src',
    expect.stringContaining('/pictures/medal/2.svg'),
  )
})

test('who has none of the grades has a card of no metal', async () => {
  await open({ gradeId: 0 })
  expect(screen.getByRole('group', { name: 'Your grade' }).className).not.toMatch(/own--\d/)
})

// From where one's own grade begins to where the next does.
test.each([
  ['in between', {}, '60%'],
  ['at the next', { next: { ...me.next, missing: 0 } }, '100%'],
  ['at the first', { experience: 100, next: { ...me.next, missing: 900 } }, '0%'],
  ['below one’s own', { gradeId: 3, next: { ...me.next, missing: 4360 } }, '0%'],
  ['of a grade nobody knows', { gradeId: 9 }, '64%'],
  ['at the top', { gradeId: 3, next: null }, '100%'],
  ['where two begin at one place', { experience: 100, next: { ...me.next, missing: 0 } }, '0%'],
])('the way is filled %s', async (_, own, width) => {
  const { container } = await open(own)
  expect(container.querySelector('.tp-grades__gone')).toHaveStyle({ width })
})

test('the name of the grade is the server’s', async () => {
  await open({ gradeId: 3 })
  expect(screen.getByRole('group', { name: 'Your grade' })).toHaveTextContent('Your gradeCellar')
})

// Who was born on the last of February chooses it.
test.each([
  ['01', 31],
  ['02', 29],
  ['03', 31],
  ['04', 30],
  ['05', 31],
  ['06', 30],
  ['07', 31],
  ['08', 31],
  ['09', 30],
  ['10', 31],
  ['11', 30],
  ['12', 31],
])('month %s has %i days', async (name, count) => {
  await open()
  const { month, day } = await columns()
  expect(month.getAllByRole('radio')).toHaveLength(12)
  expect(month.getByRole('radio', { name: '01' })).toBeChecked()
  await tap(month.getByRole('radio', { name }))
  expect(day.getAllByRole('radio')).toHaveLength(count)
  expect(day.getAllByRole('radio').at(-1)).toHaveTextContent(String(count))
})

test('the first day is the first of January; another day is no other month', async () => {
  const { calls } = await open({}, { [TELL]: null })
  const { day } = await columns()
  await tap(day.getByRole('radio', { name: '02' }))
  expect(day.getAllByRole('radio')).toHaveLength(31)
  await press('OK')
  expect(sent(calls, TELL)).toEqual([{ birthday: '01-02' }])
})

test('a grade without a coupon for the birthday asks for none', async () => {
  await open({ gradeId: 1, experience: 3 })
  expect(screen.getByRole('group', { name: 'Your grade' })).toHaveTextContent('Taster')
  expect(offers('Enter birthday')).toBe(false)
  expect(screen.queryByText('Tell your birthday: its month brings a coupon.')).toBeNull()
})

test('a no tells nothing; the question says that it cannot be taken back', async () => {
  const { calls, host } = await open({}, {}, false)
  await columns()
  await press('OK')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Your birthday is 01-01?', ok: 'OK', cancel: 'Cancel' }),
  )
  expect(sent(calls, TELL)).toEqual([])
})

test('the panel can be left', async () => {
  const { calls } = await open()
  await columns()
  await press('Close')
  await gone('Enter birthday')
  expect(sent(calls, TELL)).toEqual([])
})

test('what is refused is said, and can be told again', async () => {
  await open({}, { [TELL]: new ApiError(TELL, 400, 'Told already') })
  await columns()
  await press('OK')
  expect(screen.getByText('Told already')).toBeInTheDocument()
  expect(offers('Enter birthday')).toBe(true)
})

test('a coupon that is not to be had is not said to be claimed', async () => {
  const own = { birthday: '11-22', canClaimBirthday: true }
  const { host, navigator } = await open(own, {
    [CLAIM]: new ApiError(CLAIM, 400, 'Claimed already'),
  })
  expect(screen.getByText('Your birthday: 11-22')).toBeInTheDocument()
  await press('Claim')
  expect(screen.getByText('Claimed already')).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
  expect(navigator.open).not.toHaveBeenCalled()
})

test('out of its month there is nothing to claim', async () => {
  await open({ birthday: '11-22' })
  expect(offers('Claim')).toBe(false)
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
})

const RECORD = 'people/user/getLoginUser'

test('who has risen is told once, with what the grade gives', async () => {
  const risen = { ...testUser, gradeId: 3, grade: { id: 3, name: 'Cellar' } }
  const { calls } = await open({ gradeId: 3 }, { [RECORD]: risen })
  const sheet = within(await screen.findByRole('dialog', { name: 'A new grade' }))
  expect(sheet.getByRole('status')).toHaveTextContent('You are Cellar now')
  expect(sheet.getByRole('status').closest('.tp-outcome--cheer')).not.toBeNull()
  expect(sheet.getByRole('group', { name: 'What Cellar gives' })).toBeInTheDocument()
  await press('Good to know')
  await gone('Good to know')
  expect(sent(calls, RECORD)).toHaveLength(1)
})

test('a grade that the record of the login does not have is no reason to smile', async () => {
  await open({ gradeId: 3 }, { [RECORD]: testUser })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a record that cannot be had is asked for another time', async () => {
  const { calls } = await open({ gradeId: 3 }, { [RECORD]: new ApiError(RECORD, 500, '') })
  expect(sent(calls, RECORD)).toHaveLength(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a grade that was lost, and one that has not changed, are not told', async () => {
  const { calls, unmount } = await open()
  expect(sent(calls, RECORD)).toEqual([])
  unmount()
  const lost = { ...testUser, gradeId: 1, grade: { id: 1, name: 'Taster' } }
  await open({ gradeId: 1 }, { [RECORD]: lost })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
